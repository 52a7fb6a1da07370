import type { ItemWords } from '#shared/site-words/site-words.ts';

export const itemWords: ItemWords = {
  kinds: { article: 'lesson', podcast: 'session', product: 'score or track' },
  article: ['Secure payment by Stripe.', 'The PDF at once, and again whenever you like.'],
  podcast: ['Secure payment by Stripe.', 'To stream and to download at once, for good.'],
  product: ['Secure payment by Stripe.', 'The file at once, and again whenever you like.'],
  bundle: ['Secure payment by Stripe.', 'Every item at once, and again whenever you like.'],
  more: { text: 'Faulty? We repair it or refund you.', to: '/terms#refunds' },
  authors: {
    'The teachers of Blue Third': {
      picture: 'teachers.svg',
      line: 'They teach what they play. Each lesson begins with a question that a student really asked.',
    },
  },
};
