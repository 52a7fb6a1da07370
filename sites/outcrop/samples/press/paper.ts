import * as z from 'zod';
import { graphicSchema } from './graphic.ts';

/**
 * The source format of a sample paper. One file per paper: `papers/<slug>.ts` exports `paper`.
 *
 * Text is plain Unicode with four marks: *italic*, **bold**, x_{subscript}, x^{superscript}.
 * In an equation the letters are set as variables (single letters italic, words upright), and
 * frac(a; b), sqrt(a) and (…) may be nested. Figures, tables and equations are numbered in order;
 * the text must mention each figure and table ('Figure 1', 'Table 1').
 */

export const paperCategories = [
  'Well Logs',
  'Groundwater',
  'Water Quality',
  'Mapping',
  'GeoAI',
  'Field Practice',
] as const;

const sentence = z.string().trim().min(20);

const blockSchema = z.union([
  /** A bare string is a paragraph. */
  sentence,
  z.object({ type: z.literal('subheading'), text: z.string().min(3) }),
  /** Lines of a file in a monospaced font; marks have no meaning here. */
  z.object({ type: z.literal('listing'), lines: z.array(z.string().max(66)).min(1) }),
  z.object({
    type: z.literal('list'),
    ordered: z.boolean().optional(),
    items: z.array(z.string().min(3)).min(2),
  }),
  z.object({
    type: z.literal('equation'),
    text: z.string().min(3),
    /** Set under the equation as 'where …'. */
    where: z.string().optional(),
  }),
  z.object({
    type: z.literal('table'),
    caption: sentence,
    head: z.array(z.string()).min(2).max(6),
    rows: z.array(z.array(z.string())).min(2),
    /** Columns of numbers; the others are set flush left. */
    numeric: z.array(z.number().int().min(0)).optional(),
    /** Relative column widths; from the contents when absent. */
    widths: z.array(z.number().positive()).optional(),
  }),
  z.object({
    type: z.literal('figure'),
    caption: sentence,
    /** A description of the figure for people who cannot see it. */
    alt: sentence,
    /** Height on paper in points, 120 to 480; the width is that of the text, 368. */
    height: z.number().min(120).max(480).optional(),
    graphic: graphicSchema,
  }),
]);

export const paperSchema = z.object({
  id: z.string().regex(/^art-[a-z0-9-]+$/),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(5).max(110),
  shortDescription: z.string().min(20).max(220),
  /** Paragraphs for the detail page, separated by an empty line. */
  longDescription: z.string().min(200),
  /** 'Label' or 'Label | more'. */
  category: z
    .string()
    .refine((text) =>
      paperCategories.some((name) => text === name || text.startsWith(`${name} | `)),
    ),
  priceMinor: z.number().int().min(0),
  author: z.string().min(3),
  publishedAt: z.iso.datetime(),
  keywords: z.array(z.string()).min(3).max(6),
  abstract: z.string().min(200),
  sections: z
    .array(z.object({ heading: z.string().min(3), blocks: z.array(blockSchema).min(1) }))
    .min(4),
  /** In alphabetical order; each is cited in the text by its first author's name. */
  references: z.array(z.string().min(20)).min(4),
});

export type Paper = z.infer<typeof paperSchema>;
/** What the press needs of a paper, or of a chapter of a volume. */
export type Printable = Pick<
  Paper,
  | 'title'
  | 'category'
  | 'author'
  | 'publishedAt'
  | 'keywords'
  | 'abstract'
  | 'sections'
  | 'references'
>;
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<T extends string> = Extract<Block, { type: T }>;
