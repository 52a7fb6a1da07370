/** Something that visitors ask about and the shop can state: the assistant answers from these before it searches pages. */
export interface Fact {
  id: string;
  /** A question that it answers, as the assistant suggests it. */
  ask: string;
  /**
   * Other ways to ask for it, in key words, separated by `|`. Synonyms and typing errors are found by themselves; whole
   * questions are in ways-to-ask.ts.
   */
  asks: string;
  /** Words that belong to the subject although neither the ways to ask nor the answer have them. */
  also?: string;
  /** One to four plain sentences. */
  answer: string;
  /** What it adds for a question that contains figures, such as a number of minutes. */
  detail?: (question: string) => string | undefined;
  /** The page that says so. */
  page: FactPage;
  /** It costs nothing: small talk, or that there is no such thing here. */
  free?: 'small talk' | 'nothing here';
}

export interface FactPage {
  url: string;
  title: string;
}

/** Words of the field or the shop that mean the same: by a name of the meaning, separated by commas. */
export type Topics = Readonly<Record<string, string>>;

/** What a site calls its goods. */
export type SiteNouns = Readonly<
  Record<
    'article' | 'podcast' | 'product',
    {
      one: string;
      many: string;
      /** The name of the page that lists them. */
      page: string;
      /** Other words that visitors have for them, separated by spaces. */
      also?: string;
    }
  >
>;

/** Whole questions that ask for a fact, by its id, separated by `|`. */
export type WaysToAsk = Readonly<Record<string, string>>;
