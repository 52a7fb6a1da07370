import { readTerms } from '../../passages/read-terms.ts';

export type SoldKind = 'article' | 'podcast' | 'product';

export interface ListingWish {
  kind: SoldKind;
  order: 'free' | 'owned' | 'cheapest' | 'newest' | 'all';
  /** Without those that are free. */
  paidOnly?: true;
}

const stems = (words: string) => new Set(readTerms(words));

const kinds: [SoldKind, ReadonlySet<string>][] = [
  ['podcast', stems('episodes podcasts audiobook audio talks')],
  ['article', stems('papers articles pdfs publications')],
  ['product', stems('products ebooks books datasets store shop')],
];
const orders: [ListingWish['order'], RegExp][] = [
  [
    'owned',
    /\b(?:do|did|have) i (?:already )?(?:own|bought|buy|purchased?)\b|\b(?:my|own(?:ed)?) /i,
  ],
  ['cheapest', /\bcheap(?:est|er)?\b|\bleast expensive\b|\blowest price/i],
  ['free', /(?<!\bnot )\bfree\b|\bfor nothing\b|\bwithout (?:paying|cost)\b/i],
  ['newest', /\b(?:newest|latest|most recent|recently|what(?:'|’)?s new)\b/i],
];
/** What such a question says besides kind and order. With any other subject it is one for the search. */
const besides = stems(
  `read hear listen download buy own purchase sale sell list show available offer sell publish published library site website
  free cost price paid pay charge cheap cheapest expensive least lowest newest new latest recent recently number count
  nothing without title all hub catalogue here bought purchased`,
);
const listsMany = /\b(?:which|what|list|show|any|all|how many|are there|do you have|is there)\b/i;
/** "free papers", "cheapest episode please" */
const mostOfShort = 6;
const plural =
  /\b(?:papers|articles|pdfs|publications|episodes|podcasts|talks|products|e-?books|books)\b/i;

/** The list that a question asks for; undefined where it asks for something else, or about one item. */
export function readWish(question: string): ListingWish | undefined {
  const order = orders.find(([, pattern]) => pattern.test(question))?.[0];
  const isShort = question.trim().split(/\s+/).length <= mostOfShort;
  if (!listsMany.test(question) && !(order && isShort)) return undefined;
  const terms = readTerms(
    question.replace(/\be-books?\b/gi, 'ebooks').replace(/audio books?/gi, 'audiobook'),
  );
  const kind = kinds.find(([, words]) => terms.some((term) => words.has(term)));
  if (!kind || !terms.every((term) => kind[1].has(term) || besides.has(term))) return undefined;
  if (!order && !plural.test(question)) return undefined;
  const paidOnly = /\b(?:not|no|non|isn.?t|aren.?t)[ -]free\b|\bpaid\b/i.test(question);
  return { kind: kind[0], order: order ?? 'all', ...(paidOnly && { paidOnly }) };
}
