/**
 * The text of a paper, or of a chapter of a volume, with figures of the site's own kinds.
 *
 * Text is plain Unicode with four marks: *italic*, **bold**, x_{subscript}, x^{superscript}. Figures, tables and
 * equations are numbered in order.
 */
export interface Printable<Graphic> {
  title: string;
  /** 'Label' or 'Label | more'. */
  category: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  keywords: readonly string[];
  abstract: string;
  sections: readonly { heading: string; blocks: readonly Block<Graphic>[] }[];
  /** Without any, the paper has no list of references. */
  references: readonly string[];
}

/** A bare string is a paragraph. */
export type Block<Graphic> = string | NamedBlock<Graphic>;

type NamedBlock<Graphic> =
  | { type: 'subheading'; text: string }
  | { type: 'listing'; lines: readonly string[] }
  | { type: 'list'; ordered?: boolean | undefined; items: readonly string[] }
  | EquationBlock
  | TableBlock
  | {
      type: 'figure';
      caption: string;
      /** A description of the figure for people who cannot see it. */
      alt: string;
      /** The height on paper in points; 230 if absent. */
      height?: number | undefined;
      graphic: Graphic;
    };

export interface EquationBlock {
  type: 'equation';
  text: string;
  /** Set under the equation as 'where …'. */
  where?: string | undefined;
}

export interface TableBlock {
  type: 'table';
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Columns of numbers; the others are set flush left. */
  numeric?: readonly number[] | undefined;
  /** Relative column widths; derived from the contents if absent. */
  widths?: readonly number[] | undefined;
}
