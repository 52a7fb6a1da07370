import type { ZodObject } from 'zod';

/** What `{name}` in the text of a page stands for; nested, as `{emails.support}`. */
export interface ContentValues {
  readonly [name: string]: string | number | ContentValues;
}

/** A component that a page of text is shown in or may use, by its module and the name that it exports. */
export interface ContentComponent {
  module: string;
  export: string;
}

/** How a page is laid out. Its component gets the fields, the list of sections as `contents`, and the text as `children`. */
export interface ContentLayout extends ContentComponent {
  /** The front matter. */
  fields: ZodObject;
  /** The text of the page, and of blocks that are containers, is put into columns of running text between its blocks. */
  wrapText: boolean;
  /** `records`: the first cell of a row is its heading, and the others know theirs (`data-head`), so that a narrow screen can show a row as a block. */
  tables?: 'records';
  /** A block `Code` shows fenced code, with a `label` and its `text`: three backticks, the language, the label. */
  blocks: Readonly<Record<string, ContentBlock>>;
}

/** What a page may use besides Markdown: `<Section heading="…">…</Section>`. */
export interface ContentBlock extends ContentComponent {
  /** Texts; a setting without a value (`<Section stacked>`) is true. */
  attributes: ZodObject;
  /** `text`: one paragraph. `container`: Markdown and other blocks. */
  holds: 'nothing' | 'text' | 'container';
  /** Part of the running text, as a table is. */
  inText?: true;
}

/** What a site adds for its own pages of text. */
export interface SiteContent {
  values: ContentValues;
  layouts?: Readonly<Record<string, ContentLayout>>;
  /** For all layouts. */
  blocks?: Readonly<Record<string, ContentBlock>>;
}
