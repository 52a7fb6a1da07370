import * as z from 'zod';
import { actions, text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { blocksIn } from '../../parts/content-blocks.ts';
import { voices } from '../quote/order.ts';

const folder = '#site/pages/audio/page';
const none = z.strictObject({});
const block = blocksIn(folder);
const quote = blocksIn('#site/pages/audio/quote');

/** The layout and blocks of `/audio` (audio-page.mdx). */
export const audioLayout: ContentLayout = {
  module: `${folder}/audio-layout.tsx`,
  export: 'AudioLayout',
  fields: z.strictObject({
    layout: z.literal('audio'),
    kicker: text,
    title: text,
    lead: text,
    actions,
    note: text.describe('Under the buttons'),
  }),
  wrapText: true,
  blocks: {
    NarrationFigure: block(
      'narration-figure',
      'NarrationFigure',
      z.strictObject({ number: text }),
      'text',
    ),
    OrderSteps: block('order-steps', 'OrderSteps', none, 'container'),
    OrderStep: block(
      'order-steps',
      'OrderStep',
      z.strictObject({ when: text, title: text }),
      'text',
    ),
    Pricing: block('pricing', 'Pricing', none, 'container'),
    Voices: block('pricing', 'Voices', none, 'container'),
    Voice: block(
      'voice-card',
      'VoiceCard',
      z.strictObject({
        voice: z.enum(voices),
        praise: text.optional().describe('Beside its name, on the voice that stands out'),
        unit: text.describe('What the price is for'),
        rate: text.describe('What a minute comes to'),
        pay: text.describe('The words of the button'),
        when: text.describe('When to pay, under the button'),
      }),
      'text',
    ),
    PriceTable: {
      ...block('price-table', 'PriceTable', z.strictObject({ head: text })),
      inText: true,
    },
    Calculator: quote('calculator', 'Calculator'),
    Call: block(
      'closing',
      'Call',
      z.strictObject({
        heading: text,
        to: text,
        action: text.describe('The words of the button'),
      }),
      'text',
    ),
    Foot: block('closing', 'Foot', none, 'text'),
  },
};
