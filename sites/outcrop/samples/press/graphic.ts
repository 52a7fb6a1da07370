import * as z from 'zod';
import { inkSchema, patternSchema, pointSchema, shapeSchema, strokeSchema } from './shape.ts';

/**
 * The kinds of figure in a paper. A figure is data that the press turns into vector paths. All coordinates
 * are in the units of the axes, never in points on the page.
 */

/** `ticks` replaces the automatic ticks; `tickLabels` then labels them. */
const axisSchema = z.object({
  label: z.string(),
  min: z.number(),
  max: z.number(),
  scale: z.enum(['linear', 'log']).optional(),
  reverse: z.boolean().optional(),
  ticks: z.array(z.number()).optional(),
  tickLabels: z.array(z.string()).optional(),
});

const seriesSchema = z.object({
  /** Shown in the legend when present. */
  label: z.string().optional(),
  /** 'area' fills the closed outline of the points. */
  as: z.enum(['line', 'dashed', 'dotted', 'points', 'area']),
  ink: inkSchema,
  marker: z.enum(['disc', 'ring', 'square', 'triangle', 'cross']).optional(),
  /** Points on paper: line weight, or marker size. */
  weight: z.number().positive().optional(),
  points: z.array(pointSchema).min(1),
});

const plotSchema = z.object({
  kind: z.literal('plot'),
  x: axisSchema,
  y: axisSchema,
  series: z.array(seriesSchema),
  under: z.array(shapeSchema).optional(),
  over: z.array(shapeSchema).optional(),
  grid: z.boolean().optional(),
  legend: z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'below']).optional(),
});

/** A schematic without axes: cross-sections, flow diagrams. y points up. */
const drawingSchema = z.object({
  kind: z.literal('drawing'),
  x: pointSchema,
  y: pointSchema,
  shapes: z.array(shapeSchema).min(1),
});

const barsSchema = z.object({
  kind: z.literal('bars'),
  categories: z.array(z.string()).min(2),
  value: axisSchema,
  series: z
    .array(z.object({ label: z.string().optional(), ink: inkSchema, values: z.array(z.number()) }))
    .min(1),
  horizontal: z.boolean().optional(),
  stacked: z.boolean().optional(),
  categoryLabel: z.string().optional(),
});

/** Curves against depth, as on a log print. Points are [value, depth]. */
const tracksSchema = z.object({
  kind: z.literal('tracks'),
  depth: z.object({ label: z.string(), top: z.number(), base: z.number(), step: z.number() }),
  tracks: z
    .array(
      z.object({
        scale: z.enum(['linear', 'log']).optional(),
        /** Relative width; 1 when absent. */
        share: z.number().positive().optional(),
        curves: z
          .array(
            z.object({
              name: z.string(),
              unit: z.string(),
              /** Values at the left and right edge of the track; the left one may be greater. */
              left: z.number(),
              right: z.number(),
              ink: inkSchema,
              stroke: strokeSchema.optional(),
              points: z.array(pointSchema).min(2),
              /** Shades between the curve and this edge of the track. */
              shade: z.enum(['left', 'right']).optional(),
              blocky: z.boolean().optional(),
            }),
          )
          .min(1),
        /** Shades where the first curve is to the left of the second. */
        crossover: z
          .object({ curves: z.tuple([z.string(), z.string()]), ink: inkSchema })
          .optional(),
        rules: z
          .array(
            z.object({ at: z.number(), label: z.string().optional(), ink: inkSchema.optional() }),
          )
          .optional(),
      }),
    )
    .min(1),
  /** A narrow lithology column on the left. */
  zones: z
    .array(
      z.object({
        top: z.number(),
        base: z.number(),
        label: z.string().optional(),
        ink: inkSchema,
        pattern: patternSchema.optional(),
      }),
    )
    .optional(),
});

/** A table of shaded cells: confusion matrices, or maps of classes when `classes` is given (values are then indexes). */
const gridSchema = z.object({
  kind: z.literal('grid'),
  rows: z.array(z.string()).min(1),
  columns: z.array(z.string()).min(1),
  rowLabel: z.string().optional(),
  columnLabel: z.string().optional(),
  values: z.array(z.array(z.number())),
  ink: inkSchema.optional(),
  show: z.enum(['integer', 'decimal', 'percent', 'nothing']).optional(),
  classes: z.array(z.object({ label: z.string(), ink: inkSchema })).optional(),
});

const watersSchema = z
  .array(
    z.object({
      label: z.string(),
      ink: inkSchema,
      /** Milliequivalents per litre; `alkalinity` is HCO₃ + CO₃, `alkalis` is Na + K. */
      calcium: z.number(),
      magnesium: z.number(),
      alkalis: z.number(),
      chloride: z.number(),
      sulfate: z.number(),
      alkalinity: z.number(),
    }),
  )
  .min(1);

const piperSchema = z.object({ kind: z.literal('piper'), waters: watersSchema });

/** `reach` is the length of the axis on each side, in meq/L. */
const stiffSchema = z.object({
  kind: z.literal('stiff'),
  waters: watersSchema,
  reach: z.number().positive(),
});

const singleSchema = z.discriminatedUnion('kind', [
  plotSchema,
  drawingSchema,
  barsSchema,
  tracksSchema,
  gridSchema,
  piperSchema,
  stiffSchema,
]);

/** Several graphics side by side, lettered (a), (b) … */
const panelsSchema = z.object({
  kind: z.literal('panels'),
  panels: z
    .array(z.object({ title: z.string(), graphic: singleSchema }))
    .min(2)
    .max(3),
});

export const graphicSchema = z.discriminatedUnion('kind', [...singleSchema.options, panelsSchema]);

export type Axis = z.infer<typeof axisSchema>;
export type Series = z.infer<typeof seriesSchema>;
export type Water = z.infer<typeof watersSchema>[number];
export type SingleGraphic = z.infer<typeof singleSchema>;
export type Graphic = z.infer<typeof graphicSchema>;
export type GraphicOf<K extends Graphic['kind']> = Extract<Graphic, { kind: K }>;
