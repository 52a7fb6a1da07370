/** What somebody asks the shop's assistant, and what tells a right reply from a wrong one. */
export interface AskedQuestion {
  ask: string;
  /** What the asker had written before, oldest first. */
  history?: readonly string[];
  /** Facts of a right reply; a text counts in any case. All of them, except where `expect` is `none`. */
  must: readonly (string | RegExp)[];
  /** What only a wrong reply says. */
  mustNot?: readonly RegExp[];
  /** `none`: the shop has nothing to say about it, so the reply says that and is free. */
  expect: 'answer' | 'none';
  area: string;
  /** Path of a page that a reader would be sent to. */
  source?: string;
}

type Fact = string | RegExp;

/** Short forms for the questions of one area. */
export function questionsOn(area: string) {
  return {
    answer: (ask: string, source: string | undefined, ...must: Fact[]): AskedQuestion => ({
      ask,
      must,
      expect: 'answer',
      area,
      ...(source !== undefined && { source }),
    }),
    after: (
      history: string[],
      ask: string,
      source: string | undefined,
      ...must: Fact[]
    ): AskedQuestion => ({
      ask,
      history,
      must,
      expect: 'answer',
      area,
      ...(source !== undefined && { source }),
    }),
    none: (ask: string, ...history: string[]): AskedQuestion => ({
      ask,
      ...(history.length > 0 && { history }),
      must: [],
      expect: 'none',
      area,
    }),
  };
}
