import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { text } from '#shared/pages/content-fields.ts';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { blocksIn } from '../parts/content-blocks.ts';

const parts = '#site/pages/docs/parts';
const samples = z.enum(readdirSync(path.join(import.meta.dirname, 'samples')));

const block = blocksIn(parts);

const titled = z.strictObject({ id: text, heading: text });

/** The layout and blocks of the documentation (docs-page.mdx). */
export const docsLayout: ContentLayout = {
  module: '#site/pages/docs/docs-layout.tsx',
  export: 'DocsLayout',
  fields: z.strictObject({ layout: z.literal('docs'), kicker: text, title: text, lead: text }),
  wrapText: false,
  tables: 'records',
  blocks: {
    Section: block('doc-section', 'DocSection', titled, 'container'),
    Part: block('doc-section', 'DocPart', titled, 'container'),
    Code: block('code-block', 'CodeBlock', z.strictObject({ label: text, text })),
    File: block('code-block', 'FileBlock', z.strictObject({ label: text, file: samples })),
    Session: block(
      'session-block',
      'SessionBlock',
      z.strictObject({ command: text, output: samples }),
    ),
    Finding: block('finding-figure', 'FindingFigure'),
    Rules: block('rules-reference', 'RulesReference'),
    RuleNames: block(
      'rule-names',
      'RuleNames',
      z.strictObject({ of: z.enum(['las-2.0', 'company']) }),
    ),
    Troubles: block('troubles', 'Troubles'),
  },
};
