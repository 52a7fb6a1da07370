import type { Passage, PassageSource } from '../../passages/passage.ts';
import { splitSentences } from '../built-in/split-sentences.ts';
import { readAllConcepts, type Concept } from './read-concepts.ts';

/** A sentence of a page that is clear without context, possibly with the one after it. */
export interface Statement {
  source: PassageSource;
  heading: string;
  text: string;
  /** Its meanings. */
  meanings: ReadonlySet<string>;
  /** The meanings of its heading and of its page. */
  context: ReadonlySet<string>;
  /** The meanings of its section's heading. */
  name: ReadonlySet<string>;
  /** Whether it is a whole section. */
  isEntry: boolean;
}

export interface StatementMatch {
  statement: Statement;
  /** From 0 to 1: the share of the question that it covers. */
  score: number;
  /** The question's meanings that occur neither in the sentence nor in the headings above it. */
  missing: readonly Concept[];
}

const minWords = 5;
/** The most characters of a statement: two sentences say more than one, if they can be read at a glance. */
const maxLength = 260;
const maxEntryLength = 420;
/** Weight of a meaning that occurs only in the headings above the sentence. */
const contextFactor = 0.7;
/** Weight of a meaning that also occurs in the section's heading. */
const headingFactor = 1.25;
/** Marks of texts that are not sentences: code, symbols, rows of values. */
const notSentence =
  /^\d+: |[{}`|~<>=…]|--\w|(?:-?\d+\.\d+\s+){2}|\w\.\w+\(|^\W*\w[\w -]{0,30}: (?:error|warning|info)|^(?:error|warning|info): |: [\w ]+ is (?:\p{Lu}\p{Ll}+s\b|\w+\W*, \w+ is )/u;
/** The most words of a sentence; more is usually a list. */
const maxWords = 45;
const maxListWords = 70;
const pointsBack =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|such|both|then|so|but|and|or|also|however|therefore|instead|there|here)\b/i;

/** Returns the sentences of the pages' passages. */
export function readStatements(passages: readonly Passage[]): Statement[] {
  return passages.flatMap(({ source, heading, text, parts }) =>
    (parts ?? [{ heading, text }]).flatMap((part) => ofPart(source, part)),
  );
}

function ofPart(
  source: PassageSource,
  { heading = '', text }: { heading?: string | undefined; text: string },
): Statement[] {
  const context = idsOf(`${source.title}. ${heading}`);
  const name = idsOf(heading.split(' › ').at(-1)!);
  const sentences = splitSentences(text);
  const entry = ofEntry(source, heading, text, sentences);
  const single = sentences.flatMap((sentence, at) => {
    if (!isSentence(sentence)) return [];
    const before = sentences[at - 1];
    const isTied = pointsBack.test(sentence);
    if (isTied && (!before || !isSentence(before))) return [];
    const next = sentences[at + 1];
    const start = isTied ? `${before} ${sentence}` : sentence;
    const follows = next && isSentence(next) && start.length + next.length <= maxLength;
    return [
      {
        source,
        heading,
        text: follows ? `${start} ${next}` : start,
        meanings: idsOf(start),
        context,
        name,
        isEntry: false,
      },
    ];
  });
  return [...entry, ...single];
}

/** Returns a short section as one statement, such as an entry of a list: it says more as a whole. */
function ofEntry(
  source: PassageSource,
  heading: string,
  text: string,
  sentences: readonly string[],
): Statement[] {
  const [above, name] = heading.split(' › ').slice(-2);
  const isEntry = name !== undefined && text.length <= maxEntryLength && sentences.length > 1;
  if (!isEntry || sentences.some((sentence) => notSentence.test(sentence))) return [];
  const said = sentences.filter(isSentence).join(' ');
  return [
    {
      source,
      heading,
      text: `${name}: ${said}`,
      meanings: idsOf(`${name}. ${text}`),
      context: idsOf(`${source.title}. ${above}`),
      name: idsOf(name),
      isEntry: true,
    },
  ];
}

function idsOf(text: string): ReadonlySet<string> {
  return new Set(readAllConcepts(text).map(({ id }) => id));
}

/** A row of a table turned into a sentence, a line of a list of rules, or a placeholder of a command. */
const rowOrRule = /: \p{Lu}[\p{L} ]{2,30} is \p{Lu}\p{Ll}|^(?:error|warning|info): |<\w+…>/u;

/** Whether a text of a page would not read as a sentence. */
export function isDebris(text: string): boolean {
  return rowOrRule.test(text) || text.split(/\s+/).length > maxListWords;
}

/** Whether a text is a sentence rather than a label, a value or code. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    words >= minWords &&
    words <= maxWords &&
    /^[\p{Lu}\p{N}“"(]/u.test(text) &&
    /[.!?]["”’)]?$/.test(text) &&
    !notSentence.test(text) &&
    !/^Showing \d/.test(text)
  );
}

/** Returns how rare a meaning is among the sentences: rare ones weigh more. */
type Rarity = (id: string) => number;
/** Rarity of a word that occurs on no page. */
const unknownFactor = 0.4;
const rarities = new WeakMap<readonly Statement[], Rarity>();

function rarityIn(statements: readonly Statement[]): Rarity {
  const counts = new Map<string, number>();
  for (const { meanings, context } of statements) {
    for (const id of new Set([...meanings, ...context])) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const rarity: Rarity = (id) => {
    const count = counts.get(id) ?? 0;
    return Math.log(1 + statements.length / (count + 0.5)) * (count === 0 ? unknownFactor : 1);
  };
  rarities.set(statements, rarity);
  return rarity;
}

/** Returns the sentences that match a question, best first. */
export function matchStatements(
  statements: readonly Statement[],
  asked: readonly Concept[],
): StatementMatch[] {
  const rarity = rarities.get(statements) ?? rarityIn(statements);
  const weighted = asked.map(({ id, weight }) => ({ id, information: weight * rarity(id) }));
  const total = weighted.reduce((sum, { information }) => sum + information, 0);
  // A number alone matches too many pages.
  if (total === 0 || asked.every(({ id }) => /^=\d/.test(id))) return [];
  return statements
    .map((statement) => {
      const { meanings, context, name } = statement;
      const score = weighted.reduce((sum, { id, information }) => {
        if (meanings.has(id)) return sum + information * (name.has(id) ? headingFactor : 1);
        return context.has(id) ? sum + information * contextFactor : sum;
      }, 0);
      const missing = asked.filter(
        ({ id, weight }) => weight >= 1 && !meanings.has(id) && !context.has(id),
      );
      return { statement, score: Math.min(1, score / total), missing };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.statement.text.length - b.statement.text.length);
}
