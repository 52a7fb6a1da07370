/** Synonyms that apply to any shop: each list is one meaning. A site adds those of its field. */
export const commonSynonyms: readonly (readonly string[])[] = [
  ['podcast', 'episode', 'audio book', 'audiobook'],
  ['paper', 'article', 'pdf'],
  ['ebook', 'book'],
  ['price', 'cost', 'fee', 'pay', 'charge'],
  ['buy', 'purchase', 'sell', 'sale'],
  ['refund', 'money back'],
  ['register', 'sign up', 'create account', 'open account'],
  ['subscribe', 'feed', 'follow'],
  ['age', 'years old'],
  ['delete', 'erase', 'remove'],
  ['waitlist', 'waiting list'],
  ['photo', 'picture', 'photograph'],
];
