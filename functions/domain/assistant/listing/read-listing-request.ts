import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { isCommon } from '../../passages/common-words.ts';
import { readTerms } from '../../passages/read-terms.ts';

export type SoldKind = 'article' | 'podcast' | 'product';

export interface ListingRequest {
  kind: SoldKind;
  order:
    | 'free'
    | 'owned'
    | 'cheapest'
    | 'priciest'
    | 'newest'
    | 'oldest'
    | 'longest'
    | 'shortest'
    | 'all';
  /** Leaves out free items. */
  paidOnly?: true;
  /** Stems of the subject or the author that an item must have, all of them. */
  about?: readonly string[];
}

const switchOf = { article: 'articles', podcast: 'podcasts', product: 'products' } as const;

const stems = (words: string) => new Set(readTerms(words));

const namesOf = (kind: SoldKind, words: string): [SoldKind, ReadonlySet<string>] => {
  const { one, many, also = '' } = siteNouns[kind];
  return [kind, stems(`${words} ${one} ${many} ${also}`)];
};

const kinds = [
  namesOf('podcast', 'episodes podcasts audiobook audio talks'),
  namesOf('article', 'papers articles pdfs publications'),
  namesOf('product', 'products ebooks books handbooks workbooks datasets'),
];
const orders: [ListingRequest['order'], RegExp][] = [
  [
    'owned',
    /\b(?:do|did|have) i (?:already )?(?:own|bought|buy|purchased?)\b|\b(?:my|own(?:ed)?) /i,
  ],
  [
    'cheapest',
    /\bcheap(?:est|er|o)?\b|\bleast (?:expensive|money)\b|\blowest[ -]price|\bcosts? (?:the )?least\b/i,
  ],
  [
    'priciest',
    /\b(?:priciest|dearest|costliest|most (?:expensive|costly))\b|\bhighest[ -]price|\bcosts? (?:the )?most\b/i,
  ],
  ['longest', /\b(?:longest|lengthiest|thickest)\b|\bmost (?:pages|minutes)\b/i],
  ['shortest', /\b(?:shortest|briefest|thinnest)\b|\b(?:fewest|least) (?:pages|minutes)\b/i],
  [
    'free',
    /(?<!\bnot )\bfree\b|\bfor nothing\b|\bgratis\b|\bcosts? nothing\b|\bwithout (?:paying|cost)\b/i,
  ],
  [
    'newest',
    /\b(?:newest|latest|most recent|recently|freshest|brand new|just out|what(?:'|’)?s new)\b|\blast (?:published|paper|article|episode|thing|one|piece)\b/i,
  ],
  ['oldest', /\b(?:oldest|earliest)\b|\bfirst(?: ever)? (?:published|paper|article|episode)\b/i],
];
/** Words of such questions other than kind, order and subject. */
const besides = stems(
  `read hear listen download buy own purchase sale sell list show available offer sell publish published library site website
  free cost price paid pay charge cheap cheapest cheaper expensive least lowest newest new latest recent recently number count
  nothing without title all hub catalogue here bought purchased store shop priciest dearest costliest costly high highest
  long longest lengthiest thickest short shortest briefest thinnest few fewest page minute fresh freshest brand oldest
  earliest first last ever item length gratis money drive commute car train flight bus road journey walk travel listening`,
);
const listsMany =
  /\b(?:which|what|list|show|any|all|something|anything|how many|are there|do you have|is there)\b/i;
/** The most words of a short request: "free papers", "cheapest episode please". */
const maxOfShort = 6;
/** A question with more subjects is about something else. */
const maxSubjects = 3;
const namesSubject = /\b(?:about|on|by|concerning|from)\b|\b(?:in|of) (?:19|20)\d\d\b/i;
/** Questions that do not ask for a list: "Who can see which papers I read?" */
const asksElse = /^\s*(?:who|whose|why|when|where)\b/i;
const ownNames = Object.values(siteNouns).flatMap(({ many, also = '' }) => [
  many,
  ...also.split(' ').filter((word) => word.endsWith('s')),
]);
const plural = new RegExp(
  `\\b(?:papers|articles|pdfs|publications|episodes|podcasts|talks|products|e-?books|books|${ownNames.join('|')})\\b`,
  'i',
);

/**
 * Returns the list that a question asks for; undefined if it asks for something else, or about one item. The catalogue
 * may contain nothing on the subject in `about`.
 */
export function readListingRequest(question: string): ListingRequest | undefined {
  const order = orders.find(([, pattern]) => pattern.test(question))?.[0];
  const isShort = question.trim().split(/\s+/).length <= maxOfShort;
  if (!listsMany.test(question) && !((order || namesSubject.test(question)) && isShort)) {
    return undefined;
  }
  const terms = readTerms(
    question.replace(/\be-books?\b/gi, 'ebooks').replace(/audio books?/gi, 'audiobook'),
  );
  const kind =
    kinds.find(([, words]) => terms.some((term) => words.has(term))) ??
    (order && /\blisten to\b/i.test(question) ? kinds[0] : undefined);
  if (!kind || !capabilities[switchOf[kind[0]]]) return undefined;
  if (!order && (!plural.test(question) || asksElse.test(question))) return undefined;
  const about = [...new Set(terms.filter((term) => !kind[1].has(term) && !besides.has(term)))];
  const mayBeAbout = order === undefined ? namesSubject.test(question) : order !== 'owned';
  if (about.length > (mayBeAbout ? maxSubjects : 0) || about.some(isCommon)) return undefined;
  const paidOnly = /\b(?:not|no|non|isn.?t|aren.?t)[ -]free\b|\bpaid\b/i.test(question);
  return {
    kind: kind[0],
    order: order ?? 'all',
    ...(paidOnly && { paidOnly }),
    ...(about.length > 0 && { about }),
  };
}
