/**
 * A question that a visitor might ask of the sample site, written from its pages in a visitor's words before
 * the search was tuned. Questions at even positions were used for tuning; the others were only measured
 * (`halves` in measure-retrieval.ts).
 */
export interface BenchQuestion {
  question: string;
  /**
   * The sources with the answer, `<kind>#<id>`; each of them counts as right. Empty when the site has no
   * answer.
   */
  sources: readonly string[];
  /** The visitor's earlier questions, oldest first. */
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
