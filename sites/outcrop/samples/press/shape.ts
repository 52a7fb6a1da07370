import * as z from 'zod';

/** The palette of the papers, by name; `palette.ts` holds the colours. */
export const inks = ['ink', 'lapis', 'ochre', 'umber', 'rust', 'moss', 'slate', 'grey'] as const;
export const inkSchema = z.enum(inks);

/** Conventional ornaments for rock and ground, drawn over the tint of a polygon. */
export const patterns = [
  'sand',
  'gravel',
  'clay',
  'shale',
  'limestone',
  'dolomite',
  'basement',
  'water',
] as const;
export const patternSchema = z.enum(patterns);

export const pointSchema = z.tuple([z.number(), z.number()]);
export const strokeSchema = z.enum(['solid', 'dashed', 'dotted']);

/** What can be drawn in the coordinates of a plot or a drawing. */
export const shapeSchema = z.discriminatedUnion('shape', [
  z.object({
    shape: z.literal('polygon'),
    points: z.array(pointSchema).min(3),
    fill: inkSchema.optional(),
    /** Strength of the fill, 0 to 1; 0.18 when absent. */
    tint: z.number().min(0).max(1).optional(),
    pattern: patternSchema.optional(),
    outline: z.boolean().optional(),
    smooth: z.boolean().optional(),
  }),
  z.object({
    shape: z.literal('line'),
    points: z.array(pointSchema).min(2),
    ink: inkSchema.optional(),
    stroke: strokeSchema.optional(),
    /** Points on paper; 0.9 when absent. */
    weight: z.number().positive().optional(),
    arrow: z.enum(['end', 'both']).optional(),
    smooth: z.boolean().optional(),
  }),
  z.object({
    shape: z.literal('disc'),
    at: pointSchema,
    /** Points on paper. */
    radius: z.number().positive(),
    ink: inkSchema.optional(),
    hollow: z.boolean().optional(),
  }),
  z.object({
    shape: z.literal('box'),
    /** The centre; width and height in axis units. Text breaks at '\n'. */
    at: pointSchema,
    width: z.number().positive(),
    height: z.number().positive(),
    text: z.string(),
    ink: inkSchema.optional(),
  }),
  z.object({
    shape: z.literal('label'),
    at: pointSchema,
    text: z.string(),
    align: z.enum(['left', 'centre', 'right']).optional(),
    ink: inkSchema.optional(),
    italic: z.boolean().optional(),
    /** Degrees, anticlockwise. */
    angle: z.number().optional(),
  }),
]);

export type Ink = z.infer<typeof inkSchema>;
export type Pattern = z.infer<typeof patternSchema>;
export type Point = z.infer<typeof pointSchema>;
export type Shape = z.infer<typeof shapeSchema>;
