import * as z from 'zod';
import { apps } from '#site/config/apps.ts';
import { text } from '#shared/pages/content-fields.ts';
import type { ContentBlock } from '#shared/pages/site-content.ts';

const parts = '#site/pages/parts';
const scale = '#web/src/components/scale-figures.tsx';

/** Describes the blocks of a folder by file and export. By default, a block has no attributes and no content. */
export function blocksIn(folder: string) {
  return (
    file: string,
    exported: string,
    attributes: ContentBlock['attributes'] = z.strictObject({}),
    holds: ContentBlock['holds'] = 'nothing',
  ): ContentBlock => ({ module: `${folder}/${file}.tsx`, export: exported, attributes, holds });
}

export const appDownload: ContentBlock = {
  module: `${parts}/app-download.tsx`,
  export: 'AppDownload',
  attributes: z.strictObject({ app: z.enum(Object.keys(apps)), heading: text }),
  holds: 'text',
};

/** Blocks that several pages of text use, whatever their layout. */
export const contentBlocks: Readonly<Record<string, ContentBlock>> = {
  Scale: {
    module: scale,
    export: 'Scale',
    attributes: z.strictObject({
      label: text.describe('What the figures are of, for screen readers'),
    }),
    holds: 'container',
  },
  ScaleFigure: {
    module: scale,
    export: 'ScaleFigure',
    attributes: z.strictObject({ value: text, label: text }),
    holds: 'nothing',
  },
  Terms: {
    module: `${parts}/term-list.tsx`,
    export: 'Terms',
    attributes: z.strictObject({
      look: z.enum(['principles', 'refusals', 'readers', 'facts', 'choices']),
    }),
    holds: 'container',
  },
  Term: {
    module: `${parts}/term-list.tsx`,
    export: 'Term',
    attributes: z.strictObject({ name: text }),
    holds: 'text',
  },
  Small: {
    module: `${parts}/small.tsx`,
    export: 'Small',
    attributes: z.strictObject({}),
    holds: 'text',
  },
  AppDownload: appDownload,
  LoadingOverlay: {
    module: '#site/pages/tools/loading-overlay/loading-overlay.tsx',
    export: 'LoadingOverlay',
    attributes: z.strictObject({
      title: text.describe('What is being opened'),
      milliseconds: z.string().regex(/^\d+$/, 'Write a whole number').describe('How long it stays'),
    }),
    holds: 'nothing',
  },
};
