import type { ItemWords } from '#shared/site-words/site-words.ts';

export const itemWords: ItemWords = {
  kinds: { article: 'paper', podcast: 'episode', product: 'product' },
  article: [
    'Secure payment by Stripe.',
    'Download the PDF right away, and again whenever you like.',
  ],
  podcast: ['Secure payment by Stripe.', 'Stream or download it right away, and keep it for good.'],
  product: [
    'Secure payment by Stripe.',
    'Download the file right away, and again whenever you like.',
  ],
  bundle: [
    'Secure payment by Stripe.',
    'Download every item right away, and again whenever you like.',
  ],
  more: { text: 'Faulty? We repair it or refund you.', to: '/terms#refunds' },
  authors: {
    'Outcrop Editorial': {
      picture: 'editorial.svg',
      line: 'The editors of Outcrop write for people who work with rocks, logs and water. A paper names its sources, and its examples are worked through to the number.',
    },
  },
};
