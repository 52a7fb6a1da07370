/**
 * What a visitor would ask of the sample site. Written from what it publishes, in the askers' words, before the search
 * was tuned. Questions at even places were used for tuning; the others were only ever measured (`halves` in
 * measure-retrieval.ts).
 */
export interface BenchQuestion {
  question: string;
  /** Those that answer it, `<kind>#<id>`: any of them is right. None where the site has no answer. */
  sources: readonly string[];
  /** What the asker had written before, oldest first. */
  earlier?: readonly string[];
}

export const ask = (question: string, ...sources: string[]): BenchQuestion => ({
  question,
  sources,
});
export const askAfter = (
  earlier: string[],
  question: string,
  ...sources: string[]
): BenchQuestion => ({
  question,
  sources,
  earlier,
});
