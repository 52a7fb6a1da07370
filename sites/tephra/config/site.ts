import { defaultLimits } from '#shared/site-config/default-limits.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';

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
      palette: ['#d9b08c', '#8a8178', '#4a4540', '#a02c1f'],
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
    elsewhere: {
      to: '/gear',
      label: 'Gear',
      text: 'Look among our gear for what you were after.',
    },
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
  money: { currency: 'eur' },
  credits: {
    signUp: 3,
    perReply: 1,
    packages: {
      small: { credits: 20, amountMinor: 500 },
      medium: { credits: 50, amountMinor: 1000 },
      large: { credits: 120, amountMinor: 2000 },
    },
  },
  limits: defaultLimits,
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
