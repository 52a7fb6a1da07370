import type { Root } from 'mdast';
import type { ContentBlock, ContentComponent, ContentLayout } from '#shared/pages/site-content.ts';
import { blocksOf } from './check-blocks.ts';
import type { ModuleNode } from './nodes.ts';
import { parseModule } from './parse-module.ts';

interface Page {
  tree: Root;
  layout: ContentLayout;
  blocks: Readonly<Record<string, ContentBlock>>;
  /** Imports of their files. */
  pictures: readonly string[];
  /** The layout's own, with the contents. */
  fields: Record<string, unknown>;
}

const components = '#web/src/components';
const always: Readonly<Record<string, ContentComponent>> = {
  Prose: { module: `${components}/prose.tsx`, export: 'Prose' },
  SiteLink: { module: `${components}/site-link.tsx`, export: 'SiteLink' },
};

/** Imports what the page uses, and exports its layout in the form MDX expects: a component around the content. */
export function pageModule({ tree, layout, blocks, pictures, fields }: Page): ModuleNode[] {
  const used = new Set(blocksOf(tree).map(({ name }) => name ?? ''));
  const imports = Object.entries({ ...always, ...blocks })
    .filter(([name]) => used.has(name))
    .map(([name, component]) => importOf(name, component));
  return [
    moduleNode(`import { createElement } from 'react';`),
    moduleNode(importOf('ContentLayout', layout)),
    ...[...imports, ...pictures].map(moduleNode),
    moduleNode(
      `export default ({ children }) => createElement(ContentLayout, ${JSON.stringify(fields)}, children);`,
    ),
  ];
}

function importOf(name: string, { module, export: exported }: ContentComponent): string {
  return `import { ${exported} as ${name} } from '${module}';`;
}

function moduleNode(code: string): ModuleNode {
  return { type: 'mdxjsEsm', value: code, data: { estree: parseModule(code) } };
}
