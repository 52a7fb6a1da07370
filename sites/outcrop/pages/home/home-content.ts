import * as z from 'zod';
import { actions, text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { lithologies, type Rock } from '#site/art/lithologies.ts';
import { blocksIn } from '../parts/content-blocks.ts';

const folder = '#site/pages/home';
const hero = blocksIn(`${folder}/hero`);
const bench = blocksIn(`${folder}/tools`);
const consulting = blocksIn(`${folder}/consulting`);
const actionBlock = blocksIn('#site/pages/parts');
const none = z.strictObject({});

const tool = z.strictObject({
  id: text,
  title: text,
  description: text,
  tag: z.enum(['Flagship', 'Pro', 'New', 'Featured']).optional(),
  features: z.array(text).min(1),
  stats: text.describe('A fact, or a figure of the operator’s with a star behind it'),
  audience: text,
  to: text.describe('A page of this site, or an address elsewhere'),
  action: text.describe('The words of the link'),
  rock: z
    .enum(Object.keys(lithologies) as Rock[])
    .describe('The pattern that the card has, as beds do in a section'),
});

const closing = z.strictObject({
  heading: text,
  text,
  actions,
  ways: z.array(
    z.strictObject({ verb: text, what: text, to: text.describe('A page of this site') }),
  ),
});

export type Tool = z.infer<typeof tool>;
export type ClosingText = z.infer<typeof closing>;

/** The layout and blocks of `/` (home-page.mdx). */
export const homeLayout = {
  module: `${folder}/home-layout.tsx`,
  export: 'HomeLayout',
  fields: z.strictObject({
    layout: z.literal('home'),
    kicker: text,
    title: text,
    lead: text,
    actions,
    tools: z.array(tool).min(1).describe('The suite, in display order'),
    closing: closing.describe('The end of the page'),
  }),
  wrapText: false,
  blocks: {
    StatedFigures: hero(
      'stated-figures',
      'StatedFigures',
      z.strictObject({
        label: text.describe('What the figures are of, for screen readers'),
        note: text,
      }),
      'container',
    ),
    CoreBox: bench('core-box', 'CoreBox', z.strictObject({ label: text })),
    BenchSummary: bench('bench-summary', 'BenchSummary', none, 'container'),
    BenchFigures: bench(
      'bench-summary',
      'BenchFigures',
      z.strictObject({ note: text }),
      'container',
    ),
    BenchFigure: bench(
      'bench-summary',
      'BenchFigure',
      z.strictObject({ value: text, label: text }),
    ),
    ToolCount: bench(
      'bench-summary',
      'ToolCount',
      z.strictObject({
        of: z.enum(['all', 'here']).describe('All tools, or those with a page on this site'),
        label: text,
      }),
    ),
    BenchCall: bench('bench-summary', 'BenchCall', z.strictObject({ heading: text }), 'container'),
    Opening: consulting(
      'opening',
      'Opening',
      z.strictObject({ number: text, caption: text.describe('Under the figure') }),
      'text',
    ),
    ServiceDesk: consulting('service-desk', 'ServiceDesk'),
    Reviews: blocksIn(`${folder}/reviews`)('reviews', 'Reviews', z.strictObject({ heading: text })),
    Actions: actionBlock('actions', 'Actions', none, 'container'),
    Action: actionBlock(
      'actions',
      'Action',
      z.strictObject({ to: text, look: z.enum(['secondary', 'quiet']).optional() }),
      'text',
    ),
  },
} satisfies ContentLayout;
