import type { Findings } from '../passages/passage.ts';
import type { FactMatch } from './facts/match-facts.ts';
import type { RankedFact } from './facts/rank-facts.ts';
import type { Asked } from './facts/read-asked.ts';
import type { IsKnown } from './facts/read-concepts.ts';
import type { Shelves } from './facts/shelves.ts';
import type { StatementMatch } from './facts/statements.ts';
import { kindAsked, type NamedItem } from './facts/find-items.ts';
import { foundItems, namesItem, topicItems } from './facts/topic-items.ts';

// Material that is related to a question but does not certainly answer it. It is shown for free.

/** Which related material is shown first. */
export type Lead = 'facts' | 'statements' | 'passages';

/** The nearness from which a fact is shown for free, and the share of the best nearness that it must have. */
const minNearness = 0.13;
const minShareOfBest = 0.4;
/** The score from which a sentence of a page is related. It may share only common words by chance, so it is free. */
const minStatementScore = 0.33;
/** The nearness from which a fact precedes a sentence although it lacks a word. */
const leadingNearness = 0.4;
/** A longer word that is unknown to the site may be a typo, which the search corrects. */
const maxTypoLength = 6;
const maxStated = 2;
const maxItems = 3;
/** A whole short section says more than its best sentence: this share of the best score is enough for it. */
const minEntryShare = 0.85;
const maxNamed = 2;

/** "Do you have anything on nitrate?", "any reading for that?", "something to listen to" */
export const asksForReading =
  /\b(?:reading|learn|read(?! aloud| out)|hear|listen|the one (?:on|about))\b|\b(?:something|anything|stuff|material|information|info|got|have)\b.* (?:on|about|for|to)\b/;

/** Returns the related facts. They are free, so more are better. */
export function nearFacts(ranked: readonly RankedFact[]): RankedFact[] {
  const from = Math.max(minNearness, minShareOfBest * (ranked[0]?.nearness ?? 0));
  return ranked.filter(({ nearness, fact }) => nearness >= from && fact.free !== 'small talk');
}

/** Returns the related sentences of pages, one per section. */
export function nearStatements(said: readonly StatementMatch[]): StatementMatch[] {
  return different(said.filter(({ score }) => score >= minStatementScore)).slice(0, maxStated);
}

function different(matches: readonly StatementMatch[]): StatementMatch[] {
  const firsts = Map.groupBy(
    matches,
    ({ statement: { source, heading } }) => `${source.id} ${heading}`,
  );
  return Array.from(firsts.values(), (same) => {
    const [first] = same;
    return (
      same.find(
        ({ statement, score }) => statement.isEntry && score >= first!.score * minEntryShare,
      ) ?? first!
    );
  });
}

/** Returns items about the subject of a question that may want one. */
export function itemsNear(
  shelves: Shelves,
  question: string,
  earlier: readonly string[],
  { own, pointsBack }: Asked,
  findings: Findings,
): { items: NamedItem[]; mentions: NamedItem[] } {
  const before = pointsBack ? (earlier.at(-1) ?? '') : '';
  const kind = kindAsked(question, before);
  const wantsItem = [question, before].some(
    (text) => namesItem(shelves, text) || asksForReading.test(text) || /\bpages\b/.test(text),
  );
  const items = topicItems(shelves, question, earlier);
  if (!wantsItem && !kind && !own.some(({ id }) => id === 'price')) {
    return { items: [], mentions: items.slice(0, maxNamed) };
  }
  const ids = new Set(items.map(({ source }) => source.id));
  const mentions = foundItems(shelves, findings, kind).filter(({ source }) => !ids.has(source.id));
  return { items, mentions: mentions.slice(0, maxItems) };
}

/** Keeps only findings in items; those in pages are shown as sentences. */
export function ofItems({ ranked, ...findings }: Findings): Findings {
  return { ...findings, ranked: ranked.filter(({ passage }) => passage.source.kind !== 'page') };
}

/** Decides what is shown first: the best fact, unless it lacks a word that the site uses elsewhere. */
export function leader(
  fact: RankedFact | undefined,
  statement: StatementMatch | undefined,
  findings: Findings,
  isKnown: IsKnown,
): Lead {
  const lacksWords = ({ missing }: FactMatch | StatementMatch) =>
    missing.some(
      ({ kind, id }) =>
        kind === 'word' && !/\d/.test(id) && (isKnown(id.slice(1)) || id.length > maxTypoLength),
    );
  if (fact && (!lacksWords(fact) || fact.nearness >= leadingNearness)) return 'facts';
  if (statement && !lacksWords(statement)) return 'statements';
  return findings.answered && (isInItems(findings) || !fact) ? 'passages' : 'facts';
}

/** Whether the question is about items: it contains a word that occurs only in papers, episodes or products. */
export function isInItems({ answered, ranked }: Findings): boolean {
  return answered && ranked.some(({ passage }) => passage.source.kind !== 'page');
}
