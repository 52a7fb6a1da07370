import type { PassageIndex } from '#functions/domain/passages/passage-index.ts';
import { searchPassages } from '#functions/domain/passages/search-passages.ts';
import type { Findings } from '#functions/domain/passages/passage.ts';
import { answerable } from './answerable-questions.ts';
import type { BenchQuestion } from './question.ts';
import { unanswerable } from './unanswerable-questions.ts';

export interface RetrievalFigures {
  questions: number;
  /** Share of the answerable questions whose right source is among the first five, or first. */
  recallAt5: number;
  recallAt1: number;
  /** Mean reciprocal rank of the first right source; 0 if there is none. */
  meanReciprocalRank: number;
  /** Answerable questions that were refused. */
  wrongRefusals: number;
  unanswerable: number;
  /** Share of the unanswerable questions that were refused. */
  rightRefusals: number;
}

/** Every second question was used for tuning; the others only measure. */
export const halves = {
  tuning: (_: unknown, place: number) => place % 2 === 0,
  'held out': (_: unknown, place: number) => place % 2 === 1,
  all: () => true,
} as const;

export type Half = keyof typeof halves;

export function measureRetrieval(index: PassageIndex, half: Half): RetrievalFigures {
  const asked = answerable.filter(halves[half]);
  const strange = unanswerable.filter(halves[half]);
  const ranks = asked.map((one) => rankOf(one, search(index, one)));
  const share = (count: number, of: readonly unknown[]) => count / of.length;
  const within = (most: number) => ranks.filter((rank) => rank <= most).length;
  return {
    questions: asked.length,
    recallAt5: share(within(5), asked),
    recallAt1: share(within(1), asked),
    meanReciprocalRank: share(
      ranks.reduce((total, rank) => total + 1 / rank, 0),
      asked,
    ),
    wrongRefusals: share(asked.filter((one) => !search(index, one).answered).length, asked),
    unanswerable: strange.length,
    rightRefusals: share(strange.filter((one) => !search(index, one).answered).length, strange),
  };
}

/** The wrong results of a half, for tuning. */
export function failures(index: PassageIndex, half: Half): string[] {
  const missed = answerable.filter(halves[half]).flatMap((one) => {
    const findings = search(index, one);
    const rank = rankOf(one, findings);
    if (rank === 1 && findings.answered) return [];
    const first = sourcesOf(findings).slice(0, 3).join(', ');
    return [`${findings.answered ? '' : 'REFUSED '}rank ${rank}: ${one.question} → ${first}`];
  });
  const answered = unanswerable.filter(halves[half]).flatMap((one) => {
    const findings = search(index, one);
    return findings.answered ? [`ANSWERED: ${one.question} → ${sourcesOf(findings)[0]}`] : [];
  });
  return [...missed, ...answered];
}

function search(index: PassageIndex, { question, earlier }: BenchQuestion): Findings {
  return searchPassages(index, question, earlier);
}

/** The rank of the first right source among the sources found; infinite if there is none. */
function rankOf({ sources }: BenchQuestion, findings: Findings): number {
  const at = sourcesOf(findings).findIndex((found) => sources.includes(found));
  return at < 0 ? Infinity : at + 1;
}

function sourcesOf({ ranked }: Findings): string[] {
  return [...new Set(ranked.map(({ passage: { source } }) => `${source.kind}#${source.id}`))];
}
