import { capabilities } from '#shared/site-config/capabilities.ts';
import type { StoreWords } from '#shared/site-words/site-words.ts';
import { core } from '#site/config/own-products.ts';
import { formatMoneyShort } from '#web/src/lib/money.ts';

const corePrice = formatMoneyShort(core.amountMinor, core.currency);

const coreLine = {
  title: 'Core',
  to: '/core',
  text: 'Reads a LAS file and lists what is wrong with it, line by line.',
  price: corePrice,
};

const narration = {
  title: 'Audio narration',
  to: '/audio',
  text: 'A PDF or a link read aloud and sent back as MP3. The first minute is a free sample.',
  price: 'by length',
};

const analysis = {
  title: 'Data analysis',
  to: '/data-analysis-service',
  text: 'We analyse your logs, maps or water samples and send you a report.',
  price: 'by quote',
};

const gear = {
  title: 'Gear',
  to: '/gear',
  text: 'Field, laboratory and studio equipment, sold by other shops through affiliate links.',
  price: 'from the seller',
};

export const storeWords: StoreWords = {
  title: capabilities.articles ? 'Papers, audio and tools' : 'Audio and tools',
  shelves: {
    files: {
      heading: 'E-books and files',
      intro: 'Buy once, download as often as you like.',
      search: 'Search e-books and files',
    },
    papers: {
      heading: 'Papers',
      intro: 'Short papers to read and keep as PDFs.',
      all: 'All papers',
    },
    episodes: {
      heading: 'Episodes',
      intro: 'Preview an episode, then buy it as an MP3.',
      all: 'All episodes',
    },
  },
  pro: capabilities.products
    ? [
        {
          title: 'Core',
          to: '/core',
          text: 'Checks LAS well logs from the command line, as often as you like. Your logs never leave your machine.',
          price: corePrice,
        },
      ]
    : [],
  more: {
    heading: capabilities.affiliate ? 'Tools, services and gear' : 'Tools and services',
    lines: [
      ...(capabilities.products ? [coreLine] : []),
      ...(capabilities.narration ? [narration] : []),
      ...(capabilities.consulting ? [analysis] : []),
      ...(capabilities.affiliate ? [gear] : []),
    ],
  },
};
