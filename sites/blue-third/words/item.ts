import type { ItemWords } from '#shared/site-words/site-words.ts';

export const itemWords: ItemWords = {
  kinds: { article: 'lesson', podcast: 'session', product: 'score or track' },
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
    'The teachers of Blue Third': {
      picture: 'teachers.svg',
      line: 'They teach what they play. Each lesson begins with a question that a student really asked.',
    },
  },
};
