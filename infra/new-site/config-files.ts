import { capabilitiesOf } from './capabilities-of.ts';
import type { Answers } from './answers.ts';

/** The files of a new site that hold the answers, by their path in it. Everything else is as in `sites/blank`. */
export function configFiles(answers: Answers): Record<string, string> {
  const { podcasts, products } = capabilitiesOf(answers.sells);
  return {
    'config/site.ts': siteText(answers),
    'config/capabilities.ts': `import type { Capabilities } from '#shared/site-config/capability.ts';

/** What the shop does besides articles. What is off has no page, link or setting. */
export const capabilities: Capabilities = {
  podcasts: ${podcasts},
  products: ${products},
  chat: false,
  waitlists: false,
};
`,
  };
}

/** A string of the source, as Prettier writes it. */
function quoted(text: string): string {
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text);
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function siteText({ name, subject, currency, language, timeZone, email }: Answers): string {
  const description = `${name} publishes and sells texts and files on ${subject}. Read what is free, buy the rest once and keep it.`;
  return `import { defaultLimits } from '#shared/site-config/default-limits.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';

/** Checked by \`shared/site-config/schema.ts\` at build time and in the tests. */
export const site: SiteConfig = {
  brand: {
    product: ${quoted(name)},
    company: ${quoted(name)},
    tagline: ${quoted(subject.charAt(0).toUpperCase() + subject.slice(1))},
    description:
      ${quoted(description)},
    colours: {
      accent: '#0f6b6b',
      accentDark: '#7fd4d0',
      palette: ['#bcd9d6', '#7fb3b0', '#3f8d8a', '#0f6b6b'],
    },
  },
  emails: { support: ${quoted(email)}, privacy: ${quoted(email)} },
  address: { lines: [${quoted(name)}, '[Street and number]', '[Town]'], country: '[Country]' },
  links: { social: [] },
  affiliate: {
    tag: '',
    redirects: {},
    elsewhere: { to: '/store', label: 'Store', text: 'Look in the store for what you were after.' },
  },
  money: { currency: ${quoted(currency)} },
  credits: {
    signUp: 0,
    perReply: 1,
    packages: {
      small: { credits: 20, amountMinor: 500 },
      medium: { credits: 50, amountMinor: 1000 },
      large: { credits: 120, amountMinor: 2000 },
    },
  },
  limits: defaultLimits,
  podcast: {
    title: ${quoted(name)},
    description:
      ${quoted(description)},
    ownerEmail: ${quoted(email)},
    categories: [{ name: 'Education' }],
  },
  legal: { governingLaw: '[your country]', minimumAge: 16 },
  locale: ${quoted(language)},
  timeZone: ${quoted(timeZone)},
};
`;
}
