import { assistantConfig } from '#shared/site-config/index.ts';
import type { RankedFact } from './facts/rank-facts.ts';

const suggested = 2;

/** Suggests questions that are certain to be answered and that the reply does not answer already. */
export function suggestionsOf(
  matches: readonly RankedFact[],
  told: readonly RankedFact[],
): string[] {
  const others = matches.filter(
    ({ score, fact }) => score >= 0.25 && !fact.free && !told.some((one) => one.fact === fact),
  );
  return [...new Set([...others.map(({ fact }) => fact.ask), ...defaultSuggestions()])].slice(
    0,
    suggested,
  );
}

/** Returns suggestions for questions on other subjects. */
export function defaultSuggestions(): string[] {
  return assistantConfig.starterQuestions.slice(0, suggested);
}
