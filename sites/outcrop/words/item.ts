import type { ItemWords } from '#shared/site-words/site-words.ts';

export const itemWords: ItemWords = {
  kinds: { article: 'paper', podcast: 'episode', product: 'product' },
  article: ['Secure payment by Stripe.', 'The PDF at once, and again whenever you like.'],
  podcast: ['Secure payment by Stripe.', 'To stream and to download at once, for good.'],
  product: ['Secure payment by Stripe.', 'The file at once, and again whenever you like.'],
  bundle: ['Secure payment by Stripe.', 'Every item at once, and again whenever you like.'],
  more: { text: 'Faulty? We repair it or refund you.', to: '/terms#refunds' },
  authors: {
    'Outcrop Editorial': {
      picture: 'editorial.svg',
      line: 'The editors of Outcrop write for people who work with rocks, logs and water. A paper names its sources, and its examples are worked through to the number.',
    },
  },
};
