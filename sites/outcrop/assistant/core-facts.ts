import { coreRelease } from '#tools/core/release.ts';
import { formatMinor } from '#shared/constants/money.ts';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { core as product } from '#site/config/own-products.ts';
import { pages } from './pages.ts';

const { locale, emails } = siteConfig;
const price = formatMinor(product.amountMinor, product.currency, locale);
const { core, docs, terms } = pages;

/** What Core is and the terms of its sale. */
export const coreFacts: readonly Fact[] = [
  {
    id: 'core-price',
    ask: 'How much does Core cost?',
    asks: 'core price | core subscription | core free | core buy | core student price | core price list',
    answer: `Core costs ${price}, paid once. There is no subscription, and every machine that you or your company work with may use it.`,
    page: core,
  },
  {
    id: 'core-what',
    ask: 'What is Core?',
    asks: 'core | las | core who | las how | core how | core las',
    also: 'check validate well log file petrophysicist folder old tool',
    answer: `Core is a command-line tool that checks LAS well-log files. It names the file and the line of every problem and says how to repair it. It costs ${price} once, and your logs never leave your machine.`,
    page: core,
  },
  {
    id: 'core-licence',
    ask: 'On how many machines may I use Core?',
    asks: 'core licence | core licence change | core code change | core copy | core company copy | core devices | core team | core licence company | core devices count | core install devices',
    answer: `One licence of Core (${price}) covers every machine that you or your company work with, build pipelines included. You may read and change it, but not sell, publish or pass it on.`,
    page: core,
  },
  {
    id: 'core-install',
    ask: 'How do I install Core?',
    asks: 'core install | install command | core download | install | core node install',
    answer: `Buy Core on its page, save ${coreRelease.fileName}, open a shell in that folder and run npm install --global ./${coreRelease.fileName}. Then core --version shows that it works. The documentation also says how to keep the file with a project.`,
    page: docs,
  },
  {
    id: 'core-uninstall',
    ask: 'How do I remove Core?',
    also: 'again',
    asks: 'core uninstall | core delete | uninstall | core delete again | core install delete again',
    answer:
      'Run npm uninstall --global core-las. Core keeps nothing outside its own folder, so nothing is left behind.',
    page: docs,
  },
  {
    id: 'core-requirements',
    ask: 'What do I need to run Core?',
    asks: 'core requirements | requirements | core format requirements | core requirements version | core node version | node version',
    answer:
      'Core runs on Linux, macOS and Windows with Node.js 20 or later. No other package is installed with it.',
    page: core,
  },
  {
    id: 'core-formats',
    ask: 'Which file formats does Core read?',
    asks: 'core format | core otherFormats | otherFormats | core las version | las version | core version format | core list format',
    answer:
      'Core reads LAS 1.2 and LAS 2.0, wrapped or not. It does not check LAS 3.0, DLIS or scans: a LAS 3.0 file gets one finding that says so, and a DLIS file is reported as not-las.',
    page: core,
  },
  {
    id: 'core-offline',
    ask: 'Does Core send my logs anywhere?',
    asks: 'core coreOffline | core privacy | core data | core security | coreOffline | core thirdParties | core account',
    answer:
      'No. Core works offline: it opens no network connection, not for the check, not for a licence and not for updates. Your logs never leave your machine.',
    page: docs,
  },
  {
    id: 'core-rules',
    ask: 'What does Core check?',
    asks: 'core coreRules | coreRules count | coreRules list | coreRules | core coreRules count | core rules errors warnings | core list',
    answer:
      `Core has ${coreRules.length} rules in four groups: file, header, depth and curves. They find missing sections, wrong null values, a STEP that does not fit the rows, mixed units, spikes and more. Each problem is an error, a warning or an info, and core explain <rule> says why it matters.`.replace(
        'core explain <rule>',
        'core explain with its name',
      ),
    page: docs,
  },
  {
    id: 'core-repairs',
    ask: 'Does Core repair my files?',
    asks: 'core change | core repair | core fix | core fix errors automatically | core edit las | core repair las',
    also: 'automatically correct problems itself',
    answer:
      'Core repairs nothing by itself. With core check --fix it writes a repaired copy beside the log: what needs no judgement, such as line ends, STRT, STOP, STEP or a second null value. The values stay as they are, and it says what it cannot repair. It shifts no depths and interprets no curve.',
    page: core,
  },
  {
    id: 'core-version',
    ask: 'Which version of Core is sold?',
    asks: 'core version | core newest | core again | core purchases | core version newest | core file | core file buy | core download file',
    answer: `The release on sale is ${coreRelease.version}, as ${coreRelease.fileName}. You can download it again whenever you like under My Purchases.`,
    page: core,
  },
  {
    id: 'core-refund',
    ask: 'Can I get a refund for Core?',
    asks: 'core refund | core cancel',
    answer: `If Core is broken or not as described, write to ${emails.support}: you get it repaired, or your money back the way you paid.`,
    page: terms,
  },
];
