import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { capabilitiesOf } from './capabilities-of.ts';
import type { Answers } from './answers.ts';

/** Returns the files of a new site that contain the answers, by path. Everything else is copied from `sites/blank`. */
export async function configFiles(answers: Answers): Promise<Record<string, string>> {
  const { name, subject, currency, language, timeZone, email } = answers;
  return {
    'config/shop.ts': await formatted(`/** What \`npm run new-site\` asks for. */
export const shop = {
  name: ${JSON.stringify(name)},
  subject: ${JSON.stringify(subject)},
  /** ISO 4217, as Stripe writes it. */
  currency: ${JSON.stringify(currency)},
  /** BCP 47. */
  language: ${JSON.stringify(language)},
  /** IANA. */
  timeZone: ${JSON.stringify(timeZone)},
  email: ${JSON.stringify(email)},
};`),
    'config/capabilities.ts':
      await formatted(`import type { Capabilities } from '#shared/site-config/capability.ts';

/** What the shop does. What is off has no page, link or setting. */
export const capabilities: Capabilities = ${JSON.stringify(capabilitiesOf(answers.itemKinds), null, 2)};`),
  };
}

async function formatted(source: string): Promise<string> {
  const { singleQuote, printWidth } = style;
  return (await format('config.ts', source, { singleQuote, printWidth })).code;
}
