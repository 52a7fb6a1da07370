import type { ZodObject } from 'zod';

/** The values of placeholders in a page's text: `{name}`, or nested, `{emails.support}`. */
export interface ContentValues {
  readonly [name: string]: string | number | ContentValues;
}

/** A component that displays a page of text or that its text may use, by its module and export. */
export interface ContentComponent {
  module: string;
  export: string;
}

/**
 * How a page is laid out. The component receives the fields, the list of sections as `contents`, and the text as
 * `children`.
 */
export interface ContentLayout extends ContentComponent {
  /** The fields of the front matter. */
  fields: ZodObject;
  /** Whether the text of the page and of container blocks is wrapped into columns of running text between blocks. */
  wrapText: boolean;
  /**
   * `records`: a row's first cell is its heading, and the others have their column's (`data-head`), so that narrow
   * screens can show a row as a block.
   */
  tables?: 'records';
  /**
   * The blocks by name. A block `Code` displays fenced code, with its `text` and a `label`: three backticks, the
   * language, the label.
   */
  blocks: Readonly<Record<string, ContentBlock>>;
}

/** A component that a page may use besides Markdown: `<Section heading="…">…</Section>`. */
export interface ContentBlock extends ContentComponent {
  /** The attributes: texts, or true for one without a value (`<Section stacked>`). */
  attributes: ZodObject;
  /** `text`: one paragraph. `container`: Markdown and other blocks. */
  holds: 'nothing' | 'text' | 'container';
  /** Present if it is part of the running text, as a table is. */
  inText?: true;
}

/** A site's additions for its own pages of text. */
export interface SiteContent {
  values: ContentValues;
  layouts?: Readonly<Record<string, ContentLayout>>;
  /** For all layouts. */
  blocks?: Readonly<Record<string, ContentBlock>>;
}
