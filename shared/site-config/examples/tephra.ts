import type { AssistantConfig } from '../assistant-schema.ts';
import type { SiteConfig } from '../schema.ts';
import type { AppsConfig, AudioConfig, Testimonial } from '../section-schemas.ts';

/** A second brand, which proves that rebranding changes one file: `SITE_CONFIG=tephra npm run build`. */
export const site: SiteConfig = {
  brand: {
    product: 'Tephra',
    company: 'Tephra Press AS',
    tagline: 'Ash, ice and everything under it',
    description:
      'A small volcanology press: papers, field guides and software for people who work with ash, ice and lava, from the people who walk on it.',
    colours: {
      accent: '#a02c1f',
      accentDark: '#ffab9e',
      strata: ['#d9b08c', '#8a8178', '#4a4540', '#a02c1f'],
    },
  },
  emails: { support: 'support@tephra.test', privacy: 'privacy@tephra.test' },
  address: {
    lines: ['Tephra Press AS', 'Strandgata 4', '9008 Tromsø'],
    country: 'Norway',
  },
  phone: { whatsapp: 'https://wa.me/15550100123' },
  links: {
    social: [
      { label: 'LinkedIn', url: 'https://www.linkedin.com/company/tephra-example' },
      { label: 'YouTube', url: 'https://www.youtube.com/@tephra-example' },
      { label: 'GitHub', url: 'https://github.com/tephra-example' },
    ],
    mappingPlatform: 'https://nexus.tephra.example/',
    billingCoach: 'https://billing.tephra.example/',
  },
  affiliate: {
    tag: 'tephra-20',
    redirects: {
      firstaid: 'https://www.amazon.com/s?k=field+first+aid+kit',
      capturecard: 'https://www.amazon.com/s?k=usb+hdmi+capture+card',
    },
  },
  claims: {
    tools: '8+',
    accuracy: '98%',
    users: '5K+',
    support: '24/7',
    projects: '200+',
    rating: '4.9',
    waterApp: { accuracy: '97%', reports: '2K+', languages: '12', rating: '4.5' },
  },
  money: { currency: 'eur', core: { amountMinor: 4900, currency: 'usd' } },
  credits: {
    signUp: 3,
    perReply: 1,
    packages: {
      small: { credits: 20, amountMinor: 500 },
      medium: { credits: 50, amountMinor: 1000 },
      large: { credits: 120, amountMinor: 2000 },
    },
  },
  limits: {
    chat: { limit: 240, windowSeconds: 600 },
    chatUnpaid: { limit: 30, windowSeconds: 3600 },
    register: { limit: 60, windowSeconds: 3600 },
    login: { limit: 200, windowSeconds: 300 },
    passwordReset: { limit: 50, windowSeconds: 3600 },
    wrongPasswords: { limit: 5, windowSeconds: 900 },
    dataExport: { limit: 60, windowSeconds: 3600 },
    deletionPreview: { limit: 60, windowSeconds: 3600 },
    waitlist: { limit: 20, windowSeconds: 3600 },
    deletionRequests: { limit: 10, windowSeconds: 3600 },
    checkout: { limit: 30, windowSeconds: 300 },
    verify: { limit: 300, windowSeconds: 300 },
    views: { limit: 240, windowSeconds: 3600 },
    listens: { limit: 240, windowSeconds: 3600 },
    positions: { limit: 1200, windowSeconds: 3600 },
    feedRotations: { limit: 10, windowSeconds: 3600 },
  },
  podcast: {
    title: 'Tephra Airborne',
    description:
      'Conversations from the edge of the plume: one eruption, one instrument or one mistake at a time, from the people who walk on ash.',
    ownerEmail: 'podcast@tephra.test',
    categories: [{ name: 'Science', subcategory: 'Earth Sciences' }],
  },
  legal: { governingLaw: 'Norway', minimumAge: 16 },
  locale: 'en-IE',
};

export const apps: AppsConfig = {
  lapisai: {
    ios: 'https://apps.apple.com/app/id0000000000',
    android: 'https://play.google.com/store/apps/details?id=test.tephra.lapis',
  },
  aquatest: {
    ios: 'https://apps.apple.com/app/id0000000001',
    android: 'https://play.google.com/store/apps/details?id=test.tephra.aquatest',
  },
};

export const testimonials: readonly Testimonial[] = [];

export const audio: AudioConfig = {
  currency: 'eur',
  blockMinutes: 10,
  voices: {
    standard: { amountMinor: 200, paymentUrl: 'https://buy.stripe.com/test_tephra_standard' },
    cinematic: { amountMinor: 600, paymentUrl: 'https://buy.stripe.com/test_tephra_cinematic' },
  },
  multipliers: {
    languageCommon: 1.2,
    languageRare: 1.4,
    formattingLow: 1.2,
    formattingHigh: 1.4,
    rushSameDay: 1.2,
    rushTwelveHours: 1.5,
  },
  addOns: {
    chaptersPerBlockMinor: 300,
    chaptersFlatMinor: 1000,
    extraSpeedMinor: 500,
    storageMinor: 500,
  },
  service: {
    sampleMinutes: 1,
    keptDays: 7,
    extendedDays: 30,
    replyHours: 2,
    speeds: { slowest: 0.9, fastest: 1.1, slower: 0.95, faster: 1.05 },
    delivery: { shortMinutes: 60, longMinutes: 120, fromHours: 24, toHours: 48 },
    rushHours: 12,
    estimate: { wordsPerPage: 300, wordsPerMinute: 150 },
  },
};

export const assistant: AssistantConfig = {
  provider: { kind: 'built-in' },
  maximumReplyTokens: 600,
  dailyTokensAlarm: 2_000_000,
  dailyTokensLimit: 4_000_000,
  starterQuestions: [
    'Which field guides are free to read?',
    'How do I check a well log before I load it?',
    'What does it cost to have a 30-minute text read aloud?',
    'Do you analyse ash and water samples?',
  ],
  synonyms: [
    ['las', 'well log', 'log ascii standard'],
    ['podcast', 'episode', 'audio book', 'audiobook'],
    ['paper', 'article', 'pdf'],
    ['ebook', 'book'],
    ['price', 'cost', 'fee', 'pay', 'charge'],
    ['buy', 'purchase', 'sell', 'sale'],
    ['refund', 'money back'],
    ['register', 'sign up', 'create account', 'open account'],
    ['subscribe', 'feed', 'follow'],
    ['age', 'years old'],
    ['delete', 'erase', 'remove'],
    ['waitlist', 'waiting list'],
    ['gear', 'equipment'],
    ['photo', 'picture', 'photograph'],
    ['narration', 'read aloud', 'recording'],
    ['permeability', 'hydraulic conductivity'],
    ['borehole', 'well', 'drill hole'],
    ['groundwater', 'aquifer'],
    ['water table', 'water level', 'head'],
    ['machine learning', 'ai', 'neural network', 'classifier'],
    ['lithology', 'rock type', 'facies'],
    ['digitize', 'vectorize', 'trace'],
    ['ocr', 'character recognition', 'text recognition'],
  ],
};
