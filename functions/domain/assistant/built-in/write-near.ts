import { readTerms } from '../../passages/read-terms.ts';
import { toSource, type Answer, type GroundedPassage, type Question } from '../answer.ts';
import type { Plan } from '../plan-reply.ts';
import { escapeMarkdown, link } from '../markdown.ts';
import { seeAlso, writeAnswer } from './compose-answer.ts';
import { splitSentences } from './split-sentences.ts';

/** A list of possible answers must be readable at a glance. */
const maxReplyWords = 200;
const minPieces = 3;
const maxFirstWords = 70;
const maxOtherWords = 42;

/**
 * Writes a reply that is related to the question but may not answer it: a few short texts, best first.
 * @param leads whether the passages precede the facts
 */
export function writeNear(
  { message, history, facts = [], mentions = [], passages, listing }: Omit<Question, 'signal'>,
  leads: Plan['leads'],
): Answer | undefined {
  const found = writeAnswer({ message, history, passages, ...(listing && { listing }) });
  const stated = facts.map((fact, at) =>
    writeShort(fact, message, at === 0 ? maxFirstWords : maxOtherWords),
  );
  const passage = found ? [found] : [];
  const pieces = leads === 'passages' ? [...passage, ...stated] : [...stated, ...passage];
  const told: Answer[] = [];
  let words = 0;
  for (const piece of pieces) {
    const more = countWords(piece.reply);
    if (told.length >= minPieces && words + more > maxReplyWords) continue;
    told.push(piece);
    words += more;
  }
  // All products are on one page.
  const named = told.flatMap(({ sources }) => sources.map(({ url, title }) => `${url} ${title}`));
  const others = mentions.filter(({ source }) => !named.includes(`${source.url} ${source.title}`));
  if (others.length > 0) {
    told.push({ reply: seeAlso(others, told.length > 0), sources: others.map(toSource) });
  }
  if (told.length === 0) return undefined;
  return {
    reply: told.map(({ reply }) => reply).join('\n\n'),
    sources: told.flatMap(({ sources }) => sources),
  };
}

function writeShort(fact: GroundedPassage, question: string, maxWords: number): Answer {
  const { source, text = '', access } = fact;
  const own = access === 'owned' ? ' You own it already.' : '';
  const words = escapeMarkdown(shorten(text, question, maxWords));
  return {
    reply: `${words}${own} More: ${link(source.title, source.url)}.`,
    sources: [toSource(fact)],
  };
}

/** Shortens a long text to its first sentence and to those that match the question best, in their order. */
function shorten(text: string, question: string, maxWords: number): string {
  if (countWords(text) <= maxWords) return text;
  const asked = new Set(readTerms(question));
  const sentences = splitSentences(text).map((sentence, at) => ({
    sentence,
    at,
    said: readTerms(sentence).filter((term) => asked.has(term)).length,
  }));
  let left = maxWords;
  const picked = sentences
    .toSorted((a, b) => Number(b.at === 0) - Number(a.at === 0) || b.said - a.said || a.at - b.at)
    .filter(({ sentence }, rank) => {
      const words = countWords(sentence);
      if (rank > 0 && words > left) return false;
      left -= words;
      return true;
    });
  return picked
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ');
}

/** Counts the words to read; URLs do not count. */
function countWords(text: string): number {
  return text.replace(/\]\([^)]*\)/g, '').split(/\s+/).length;
}
