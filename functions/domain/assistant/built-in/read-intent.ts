import type { SoldKind } from '../listing/read-listing-request.ts';
import { readQuestion, type Concept } from '../../passages/read-question.ts';
import { readTerms } from '../../passages/read-terms.ts';

/** What a question asks, as understood without a model. */
export interface Intent {
  /** Its subject. */
  concepts: readonly Concept[];
  /** Whether it asks what something costs. */
  asksPrice: boolean;
  /** The kind of thing that it names: "the Archie paper". */
  kind?: SoldKind;
}

const stems = (words: string) => new Set(readTerms(words));
const priceTerms = stems('price pricing cost fee expensive');
const asksForPrice = /\bhow much (?:is|are|for)\b|\bdo (?:i|we) (?:have to )?pay\b/i;
/** Words that frame a question without being its subject: "Do you offer …?" */
const frameTerms = stems('offer offered provide sell');
const kindTerms: [SoldKind, ReadonlySet<string>][] = [
  ['article', stems('paper article pdf')],
  ['podcast', stems('episode podcast audiobook')],
  ['product', stems('product ebook')],
];

export function readIntent(question: string, earlier: readonly string[]): Intent {
  const all = readQuestion(question, earlier);
  const kind = kindTerms.find(([, terms]) => all.some(({ term }) => terms.has(term)))?.[0];
  const isFrame = ({ term }: Concept) =>
    priceTerms.has(term) || frameTerms.has(term) || kindTerms.some(([, terms]) => terms.has(term));
  const concepts = all.filter((concept) => !isFrame(concept));
  return {
    concepts: concepts.length > 0 ? concepts : all,
    asksPrice: asksForPrice.test(question) || all.some(({ term }) => priceTerms.has(term)),
    ...(kind && { kind }),
  };
}
