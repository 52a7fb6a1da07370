import { defaultPackages } from '#shared/site-config/default-credits.ts';
import { defaultLimits } from '#shared/site-config/default-limits.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';

/** Checked by `shared/site-config/schema.ts` at build time and in the tests. */
export const site = {
  brand: {
    product: 'Outcrop',
    company: 'Outcrop Geoscience',
    tagline: 'Earth, read closely',
    description:
      'Tools, papers and training for people who read rocks, logs and water: a geoscience and AI workshop with a library you can build on.',
    colours: {
      accent: '#1f4aa8',
      accentDark: '#8fb0ff',
      palette: ['#c9a46a', '#a8683f', '#5d6b7a', '#1f4aa8'],
    },
  },
  emails: { support: 'support@outcrop.test', privacy: 'privacy@outcrop.test' },
  address: {
    lines: ['Outcrop Geoscience', '120 Quarry Road', 'Sudbury, Ontario P3E\u00a02C6'],
    country: 'Canada',
  },
  phone: { whatsapp: 'https://wa.me/15550100199' },
  links: {
    social: [
      { label: 'LinkedIn', url: 'https://www.linkedin.com/company/outcrop-example' },
      { label: 'YouTube', url: 'https://www.youtube.com/@outcrop-example' },
      { label: 'GitHub', url: 'https://github.com/outcrop-example' },
    ],
    mappingPlatform: 'https://nexus.outcrop.example/',
    billingCoach: 'https://billing.outcrop.example/',
    demoVideo: undefined as string | undefined,
  },
  affiliate: {
    tag: 'outcrop-20',
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
    waterApp: { accuracy: '99.8%', reports: '50K+', languages: '30+', rating: '4.9' },
  },
  money: { currency: 'gbp' },
  credits: { signUp: 5, perReply: 1, packages: defaultPackages },
  limits: defaultLimits,
  podcast: {
    title: 'Outcrop Aloud',
    description:
      'Short talks for people who read rocks, logs and water: one question of field or desk at a time, told so that it can be followed on the way there.',
    ownerEmail: 'podcast@outcrop.test',
    categories: [{ name: 'Science', subcategory: 'Earth Sciences' }, { name: 'Education' }],
  },
  legal: { governingLaw: 'Ontario, Canada', minimumAge: 13 },
  locale: 'en-GB',
  timeZone: 'UTC',
} satisfies SiteConfig;
