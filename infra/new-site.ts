import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { readAnswers, readers, itemKinds, type Answers } from './new-site/answers.ts';
import { createSite, requireFree } from './new-site/create-site.ts';
import { defaultAnswers } from './new-site/default-answers.ts';
import { Refused } from './new-site/refused.ts';

const sites = path.resolve(import.meta.dirname, '../sites');
const command = npmCommand('new-site')
  .argument('<folder>', 'its folder in sites, such as my-shop')
  .option('--name <text>', 'what the shop is called')
  .option('--subject <text>', 'what it is about, such as "jazz piano"')
  .option('--currency <code>', 'the currency of its prices, such as eur')
  .option('--language <code>', 'the variety of English of its pages, such as en-GB')
  .option('--time-zone <name>', 'the time zone of the shop, such as Europe/London')
  .option('--sells <list>', `what it sells, separated by commas: ${itemKinds.join(', ')}`)
  .option('--email <address>', 'the address that customers write to')
  .option('-y, --yes', 'ask no questions: use the defaults for options that are left out')
  .parse();
const [folder] = command.processedArgs;
const { yes, sells, ...given } = command.opts();

const questions: Record<Exclude<keyof Answers, 'folder'>, string> = {
  name: 'What is the shop called?',
  subject: 'What is it about?',
  currency: 'Which currency are its prices in?',
  language: 'Which variety of English do its pages use (such as en-GB)?',
  timeZone: 'Which time zone is the shop in?',
  itemKinds: `What does it sell (${itemKinds.join(', ')})?`,
  email: 'Which email address do customers write to?',
};

/**
 * Asks for the answers that no flag gives, and again if an answer is refused.
 * @throws Refused if the operator stops (Ctrl-C, Ctrl-D)
 */
async function ask(texts: Partial<Record<keyof Answers, string>>): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const [key, question] of Object.entries(questions) as [keyof typeof questions, string][]) {
    while (texts[key] === undefined) {
      const usual = defaultAnswers(folder)[key];
      const answer = await terminal.question(`${question} [${usual}] `).catch(stopped);
      const text = answer.trim() || usual;
      try {
        readers[key](text);
        texts[key] = text;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        console.log(error.message);
      }
    }
  }
  terminal.close();
}

function stopped(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  throw new Refused('\nCancelled. Nothing was written.');
}

/** @throws Refused if answers are missing and there is nobody to ask */
function requireAll(texts: Partial<Record<keyof Answers, string>>): void {
  const missing = command.options
    .filter((option) => option.long !== '--yes')
    .map((option) => ({ flag: option.long, key: option.attributeName() }))
    .filter(
      ({ key }) => texts[(key === 'sells' ? 'itemKinds' : key) as keyof Answers] === undefined,
    )
    .map(({ flag }) => flag);
  if (missing.length === 0) return;
  throw new Refused(
    `Cannot ask questions without a terminal. Add ${missing.join(', ')}, or --yes to use the defaults.`,
  );
}

// Writing takes a moment: Ctrl-C ends the command after it, so that no half of a site stays.
process.on('SIGINT', () => process.exit(130));

try {
  requireFree(sites, readers.folder(folder));
  const texts = { ...given, ...(sells !== undefined && { itemKinds: sells }), folder };
  if (!yes) await (process.stdin.isTTY ? ask(texts) : requireAll(texts));
  await createSite(sites, readAnswers(texts));
  console.log(`Created sites/${folder}. Next steps:

  SITE=${folder} npm start        runs it on this machine
  SITE=${folder} npm run build    builds it

Your answers are in sites/${folder}/config/shop.ts, your address and colours in config/site.ts beside it, and your
pages in sites/${folder}/pages. See docs/your-own-shop.md for the way from here to the first sale.`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
