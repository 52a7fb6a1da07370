import type { ItemWords } from '#shared/site-words/site-words.ts';

/** Promise no more here than your terms do. */
export const itemWords: ItemWords = {
  kinds: { article: 'article', podcast: 'episode', product: 'product' },
  article: ['Secure payment by Stripe.', 'The PDF at once, and again whenever you like.'],
  podcast: ['Secure payment by Stripe.', 'To stream and to download at once.'],
  product: ['Secure payment by Stripe.', 'The file at once, and again whenever you like.'],
  bundle: ['Secure payment by Stripe.', 'Every item at once, and again whenever you like.'],
  more: { text: 'Our terms', to: '/terms' },
  authors: {},
};
