/**
 * Something that visitors ask about and that the shop knows. The assistant answers from facts before it searches pages.
 */
export interface Fact {
  id: string;
  /** The question that it answers, in the form in which the assistant suggests it. */
  ask: string;
  /**
   * Other ways to ask for it, as keywords separated by `|`. Synonyms and typos need not be listed; whole questions are
   * in ways-to-ask.ts.
   */
  asks: string;
  /** Words of the subject that occur neither in the ways to ask nor in the answer. */
  also?: string;
  /** One to four plain sentences. */
  answer: string;
  /** Returns an addition to the answer for questions with figures, such as a number of minutes. */
  detail?: (question: string) => string | undefined;
  /** The page with this information. */
  page: FactPage;
  /** Present if the answer is free: small talk, or the statement that the shop has no such thing. */
  free?: 'small talk' | 'nothing here';
}

export interface FactPage {
  url: string;
  title: string;
}

/** Synonyms of the field or the shop: the name of each meaning, with its words separated by commas. */
export type Topics = Readonly<Record<string, string>>;

/** A site's names for its items. */
export type SiteNouns = Readonly<
  Record<
    'article' | 'podcast' | 'product',
    {
      one: string;
      many: string;
      /** The name of the page that lists them. */
      page: string;
      /** Other words that visitors use for them, separated by spaces. */
      also?: string;
    }
  >
>;

/** Whole questions that ask for a fact, by the fact's id, separated by `|`. */
export type WaysToAsk = Readonly<Record<string, string>>;
