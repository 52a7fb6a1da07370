/** What pages of the engine say in the words of a site: `#site/words/…` has a file for each page. */
export interface DeletionWords {
  lead: string;
  /** What helps to find the data. */
  hint: string;
  /** The last line of a letter, for whose data are meant. */
  letter: string;
  /** A further sentence on what stays on a device, with a space before it; or nothing. */
  device: string;
  /** Who else holds data and deletes them on request, after Stripe: ', and …'; or nothing. */
  others: string;
}

export interface ListWords {
  kicker: string;
  title: string;
  lead: string;
}

/** What happens after payment, a promise a line, true to the site's policies. */
export interface ItemWords {
  /** What the shop calls one of each: 'lesson'. */
  kinds: Readonly<Record<'article' | 'podcast' | 'product', string>>;
  article: readonly string[];
  podcast: readonly string[];
  product: readonly string[];
  bundle: readonly string[];
  /** Where the policies say more. */
  more: { text: string; to: string };
  /** What the site says of each author, by the name that items carry. */
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
  /** What `Upgrade to Pro` in the menu means, in the order of the page: after credits. */
  pro: readonly PricedLine[];
  /** What else the company offers; without lines, the section is omitted. */
  more: { heading: string; lines: readonly PricedLine[] };
}
