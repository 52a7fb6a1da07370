import type { Fact } from '#shared/assistant/fact.ts';
import { foldText } from '#shared/search/fold-text.ts';
import { isOneTypo } from '#shared/search/is-one-typo.ts';
import type { Findings } from '../../passages/passage.ts';
import { covers, readQuestion, type Concept } from '../../passages/read-question.ts';
import { readTerms } from '../../passages/read-terms.ts';
import { describeItem, isFrame, kindAsked, soldKinds, type NamedItem } from './find-items.ts';
import { searchedText, type ShelfItem, type Shelves } from './shelves.ts';
import type { SoldKind } from '../listing/read-listing-request.ts';

/** The share of a question that an item must cover. */
const minShare = 0.4;
const minShareOfBest = 0.85;
const maxItems = 3;
/** Weight of a word that occurs only in the description. */
const descriptionFactor = 0.8;

/** Weight of a word that occurs in no item: it may be a typo. */
const unknownFactor = 0.4;
const minTypoLength = 5;
/** A number alone is not a subject. */
const number = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten)$/;

interface SearchedItem {
  kind: SoldKind;
  item: ShelfItem;
  title: ReadonlySet<string>;
  text: ReadonlySet<string>;
  /** The words before the colon of the title, folded; empty for a single word. */
  name: string;
}

const known = new WeakMap<ShelfItem, SearchedItem>();

/**
 * Finds the items about the subject of a question, whatever else it says: "the podcast on pumping tests, how much?".
 * Words that occur in few items weigh more.
 */
export function topicItems(shelves: Shelves, question: string, earlier: readonly string[]) {
  const before = earlier.at(-1) ?? '';
  const asked = readQuestion(question, earlier).filter(({ term }) => !isFrame(term));
  const kind = kindAsked(question, before);
  const all = (kind ? [kind] : soldKinds).flatMap((one) =>
    shelves[one].map((item) => read(one, item)),
  );
  const weighted = asked.map((concept) => {
    const count = all.filter(({ text }) => has(text, concept)).length;
    const known = count === 0 ? unknownFactor : 1;
    return {
      concept,
      information: concept.weight * known * Math.log(1 + all.length / (count + 0.5)),
    };
  });
  const isNumber = asked.every(({ term }) => number.test(term));
  const [isNamed, wasNamed] = [namesIn(question), namesIn(before)];
  const total = weighted.reduce((sum, { information }) => sum + information, 0);
  const found = all
    .map((one) => {
      const matched = weighted.reduce((sum, { concept, information }) => {
        if (has(one.title, concept)) return sum + information;
        return has(one.text, concept) ? sum + information * descriptionFactor : sum;
      }, 0);
      const share = total === 0 || isNumber ? 0 : matched / total;
      return { ...one, share: isNamed(one) || wasNamed(one) ? 1 : share };
    })
    .filter(({ share }) => share >= minShare)
    .sort((a, b) => b.share - a.share);
  const best = found[0]?.share ?? 0;
  return found
    .filter(({ share }) => share >= best * minShareOfBest)
    .slice(0, maxItems)
    .map(({ kind: one, item }): NamedItem => describeItem(one, item));
}

/** Returns the items in which a search found the question's words, best first. */
export function foundItems(shelves: Shelves, { ranked }: Findings, kind?: SoldKind): NamedItem[] {
  const ids = new Set(ranked.map(({ passage: { source } }) => `${source.kind} ${source.id}`));
  return [...ids]
    .flatMap((id) => {
      const [of, ...rest] = id.split(' ');
      const one = soldKinds.find((sold) => sold === of);
      const item = one && shelves[one].find((row) => row.id === rest.join(' '));
      return item && (!kind || kind === one) ? [describeItem(one, item)] : [];
    })
    .slice(0, maxItems);
}

/** Returns the items whose titles the nearest fact quotes. */
export function quotedItems(shelves: Shelves, [nearest]: readonly { fact: Fact }[]): NamedItem[] {
  const isQuoted = ({ title }: ShelfItem) => nearest?.fact.answer.includes(`“${title}”`);
  return soldKinds.flatMap((kind) =>
    shelves[kind].filter(isQuoted).map((item) => describeItem(kind, item)),
  );
}

/** Whether a question contains a whole title, or the part before its colon. */
export function namesItem(shelves: Shelves, question: string): boolean {
  const isNamed = namesIn(question);
  return soldKinds.some((kind) => shelves[kind].some((item) => isNamed(read(kind, item))));
}

function namesIn(question: string): (item: SearchedItem) => boolean {
  const said = ` ${foldText(question)} `;
  return ({ name }) => name !== '' && said.includes(` ${name} `);
}

function read(kind: SoldKind, item: ShelfItem): SearchedItem {
  const before = known.get(item);
  if (before) return before;
  const name = foldText(item.title.split(/[:?]/)[0]!);
  const searched = {
    kind,
    item,
    title: new Set(readTerms(item.title)),
    text: new Set(readTerms(searchedText(item))),
    name: name.includes(' ') ? name : '',
  };
  known.set(item, searched);
  return searched;
}

function has(terms: ReadonlySet<string>, concept: Concept): boolean {
  if (covers(terms, concept)) return true;
  const { term } = concept;
  return term.length >= minTypoLength && [...terms].some((known) => isOneTypo(term, known));
}
