import type { MakeInput } from './route-inputs.ts';

/** Of `routeInputs`, the calls of reviews. */
export const reviewInputs: Record<string, MakeInput> = {
  'reviews.list': ({ articleId: id }) => ({ kind: 'article', id }),
  'reviews.mine': ({ articleId: id }) => ({ kind: 'article', id }),
  'reviews.save': ({ articleId: id }) => ({ kind: 'article', id, stars: 4, sentence: 'Good.' }),
  'reviews.remove': ({ articleId: id }) => ({ kind: 'article', id }),
  'reviews.listManaged': () => ({}),
  'reviews.decide': ({ articleId: itemId, ownerId: userId }) => ({
    action: 'show',
    reviews: [{ userId, kind: 'article', itemId, revision: 'no-such-text' }],
  }),
};
