import type { ItemWords } from '#shared/site-words/site-words.ts';

/** Promise no more here than your terms do. */
export const itemWords: ItemWords = {
  kinds: { article: 'article', podcast: 'episode', product: 'product' },
  article: [
    'Secure payment by Stripe.',
    'Download the PDF right away, and again whenever you like.',
  ],
  podcast: ['Secure payment by Stripe.', 'Stream or download it right away.'],
  product: [
    'Secure payment by Stripe.',
    'Download the file right away, and again whenever you like.',
  ],
  bundle: [
    'Secure payment by Stripe.',
    'Download every item right away, and again whenever you like.',
  ],
  more: { text: 'Our terms', to: '/terms' },
  authors: {},
};
