/** Texts of the engine's pages that each site words itself: `#site/words/…` has a file for each page. */
export interface DeletionWords {
  lead: string;
  /** A hint on what helps to find the data. */
  hint: string;
  /** The last line of a letter, which identifies whose data is meant. */
  letter: string;
  /** A further sentence on data that remains on a device, with a leading space; or empty. */
  device: string;
  /** Further companies that hold data and delete it on request, after Stripe: ', and …'; or empty. */
  others: string;
}

export interface ListWords {
  kicker: string;
  title: string;
  lead: string;
}

/** What happens after payment, one promise per line, consistent with the site's policies. */
export interface ItemWords {
  /** The shop's word for one item of each kind: 'lesson'. */
  kinds: Readonly<Record<'article' | 'podcast' | 'product', string>>;
  article: readonly string[];
  podcast: readonly string[];
  product: readonly string[];
  bundle: readonly string[];
  /** The link to the policies. */
  more: { text: string; to: string };
  /** The site's text about each author, by the name on items. */
  authors: Readonly<Record<string, AuthorWords>>;
}

export interface AuthorWords {
  line: string;
  /** A square picture in the site's `art/authors`, such as `ada.jpg`. Without one, their initials are shown. */
  picture?: string;
}

export interface PricedLine {
  title: string;
  to: string;
  text: string;
  price: string;
}

export interface ShelfWords {
  heading: string;
  intro: string;
}

export interface StoreWords {
  title: string;
  /** `all` is the link to everything of a kind; `search` is the label of the search box. */
  shelves: {
    files: ShelfWords & { search: string };
    papers: ShelfWords & { all: string };
    episodes: ShelfWords & { all: string };
  };
  /** The lines of `Upgrade to Pro` in the menu, in the order of the page: after credits. */
  pro: readonly PricedLine[];
  /** Other offers of the company; the section is omitted without lines. */
  more: { heading: string; lines: readonly PricedLine[] };
}
