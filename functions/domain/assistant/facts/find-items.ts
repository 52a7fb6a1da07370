import { categoryLabel } from '#shared/articles/category-label.ts';
import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { isCommon } from '../../passages/common-words.ts';
import { readTerms } from '../../passages/read-terms.ts';
import type { PassageSource } from '../../passages/passage.ts';
import { stopWords } from '../../passages/stop-words.ts';
import { sourceOf } from '../listing/list-items.ts';
import type { SoldKind } from '../listing/read-listing-request.ts';
import { withArticle } from '../../passages/with-article.ts';
import { lengthOf, priceText, publishedOn, type ShelfItem, type Shelves } from './shelves.ts';

/** An item that a question names, with the details of its card. */
export interface NamedItem {
  source: PassageSource;
  /** Title, kind, length, author, date and price, in a sentence. */
  text: string;
  /** Its short description. */
  description: string;
}

const stems = (words: string) => new Set(readTerms(words));
const namesOf = (kind: SoldKind, words: string): [SoldKind, ReadonlySet<string>] => {
  const { one, many, also = '' } = siteNouns[kind];
  return [kind, stems(`${words} ${one} ${many} ${also}`)];
};
const kinds = [
  namesOf('article', 'paper papers article articles pdf'),
  namesOf('podcast', 'episode episodes podcast audiobook recording talk'),
  namesOf('product', 'product ebook book bundle volume collection'),
];
export const soldKinds = kinds.map(([kind]) => kind);
/** Words around a title in questions about its price, its author or where to get it. */
const around = stems(
  `price pricing cost costs fee pay buy buying purchase order free download get read listen hear much charge expensive
  cheap title called named about author wrote write written who pages page length minutes format show open sell have available long short duration minute hour explain cover discuss tell say what subject topic treat teach summary`,
);
const asksToBuy = stems('price pricing cost costs fee pay buy purchase charge expensive');
const asksContent =
  /\bwhat(?:'s|s| is| are)?\b.*\b(?:in|on|inside|cover|covers|contain|contains)\b/i;
const asksLength = /\bhow (?:long|many (?:pages|minutes))\b|\bpages\b|\bminutes\b|\bduration\b/i;
/** The maxItems items: more would not answer a question about one item. */
const maxItems = 3;
const maxOfTitle = 0.6;
/** Such questions want an explanation, not an item. */
const asksWhy = /^\s*(?:why|how (?:do|does|did|is|are|can|to|should)|what does)\b/i;

export interface FoundItems {
  found: readonly NamedItem[];
  /** Whether the question contains the whole title. */
  isNamed: boolean;
  /** Whether it names an item but asks for something that the catalogue does not know. */
  isUnknown: boolean;
}

const none: FoundItems = { found: [], isNamed: false, isUnknown: false };

/**
 * Finds the items that a question is entirely about, by the words of their titles; none if it asks for anything else.
 * @param options `earlier`: the question that it refers to; `asksPrice`: whether it asks what something costs
 */
export function findItems(
  shelves: Shelves,
  question: string,
  { earlier = '', asksPrice = false }: { earlier?: string | undefined; asksPrice?: boolean } = {},
): FoundItems {
  const terms = readTerms(asOneWord(`${question} ${earlier}`));
  const kind = kindAsked(question, earlier);
  const named = [...new Set(terms.filter((term) => !isFrame(term)))];
  if (named.length === 0 || namesTwoKinds(question)) return none;
  if (asksWhy.test(question) && !asksPrice) return none;
  const asks =
    asksPrice ||
    kind !== undefined ||
    /\bpages\b/i.test(question) ||
    terms.some((term) => asksToBuy.has(term));
  const all = (kind ? [kind] : soldKinds).flatMap((one) =>
    shelves[one].map((item) => ({ kind: one, item })),
  );
  const byTitle = all
    .map((one) => ({ ...one, share: shareOf(one.item.title, named) }))
    .filter(({ share }) => share >= maxOfTitle || (asks && share > 0))
    .sort((a, b) => b.share - a.share);
  const whole = byTitle.filter(({ share }) => share === 1);
  const isTelling = named.some((term) => !isCommon(term));
  const about = whole.length > 0 ? whole : byTitle;
  const found = about.filter(({ item }) =>
    asksLength.test(question)
      ? hasLength(item)
      : (asks && !asksContent.test(question)) || item.shortDescription !== undefined,
  );
  if (found.length > maxItems && (!kind || asksPrice)) return none;
  // Unless a kind is named, a word or two of a title may be chance.
  const isMeant = kind !== undefined || about.some(({ share }) => share >= maxOfTitle);
  if (!isMeant || (whole.length === 0 && !isTelling)) return none;
  const isUnknown = whole.length > 0 && found.length === 0;
  const isNamed = found.length > 0 && whole.length > 0 && (named.length > 1 || asks);
  return {
    found: found.slice(0, maxItems).map((one) => describeItem(one.kind, one.item)),
    isNamed,
    isUnknown,
  };
}

function hasLength({ pages, durationSeconds }: ShelfItem): boolean {
  return pages !== undefined || durationSeconds !== undefined;
}

/**
 * Returns the kind of item that a question mentions; undefined if it could be either of two ("a bundle of the papers").
 */
export function kindOf(terms: readonly string[]): SoldKind | undefined {
  const named = kinds.filter(([, words]) => terms.some((term) => words.has(term)));
  return named.length === 1 ? named[0]![0] : undefined;
}

/** Returns the kind that a question asks for, or else the kind of the question before: "is it an episode too?" */
export function kindAsked(question: string, earlier: string): SoldKind | undefined {
  const own = kindOf(readTerms(asOneWord(question)));
  const heard = earlier && /\b(?:listen|hear|audio)\b/i.test(question) ? 'podcast' : undefined;
  return own ?? heard ?? kindOf(readTerms(asOneWord(earlier)));
}

/** Whether a question mentions two kinds: "Is the paper in a book?" */
function namesTwoKinds(question: string): boolean {
  const terms = readTerms(asOneWord(question));
  return kinds.filter(([, words]) => terms.some((term) => words.has(term))).length > 1;
}

function asOneWord(text: string): string {
  return text.replace(/\be-?\s?book(s?)\b/gi, 'ebook$1');
}

/** Whether a word only frames the title or subject of an item. */
export function isFrame(term: string): boolean {
  return stopWords.has(term) || around.has(term) || kinds.some(([, words]) => words.has(term));
}

/** Returns the share of a title's words that are named; 0 if anything else is named too. */
function shareOf(title: string, named: readonly string[]): number {
  const words = new Set(readTerms(title));
  if (!named.every((term) => words.has(term))) return 0;
  if (saysName(title, named)) return 1;
  const told = [...words].filter((word) => !around.has(word));
  return Math.min(1, named.length / Math.max(1, told.length));
}

/** Whether everything before the colon of a title is named. A single word may mean something else. */
function saysName(title: string, named: readonly string[]): boolean {
  const [name = '', rest] = title.split(':');
  const words = readTerms(name);
  return rest !== undefined && words.length > 1 && words.every((term) => named.includes(term));
}

export function describeItem(kind: SoldKind, item: ShelfItem): NamedItem {
  const { title, shortDescription = '' } = item;
  return {
    source: sourceOf(kind, item),
    text: `${title} ${statement(kind, item)}`,
    description: shortDescription,
  };
}

function statement(kind: SoldKind, item: ShelfItem): string {
  const { category, author, price } = item;
  const label = category && categoryLabel(category);
  const length = lengthOf(item);
  const published = publishedOn(item);
  const words = [
    withArticle(siteNouns[kind].one),
    length && `of ${length}`,
    kind !== 'podcast' && label && `in ${label}`,
    kind === 'product' && 'of the store',
    (author || kind === 'article') && `by ${author ?? siteConfig.brand.company}`,
    published && `of ${month.format(new Date(published))}`,
  ].filter(Boolean);
  const cost = price === 0 ? 'is free' : `costs ${priceText(item)}, paid once`;
  return `is ${words.join(' ')} and ${cost}.`;
}

const month = new Intl.DateTimeFormat(siteConfig.locale, {
  month: 'long',
  year: 'numeric',
  timeZone: siteConfig.timeZone,
});
