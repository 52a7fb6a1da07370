import type { Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggestion } from '#shared/site-check/nearest.ts';
import { blocksOf } from './check-blocks.ts';
import { childrenOf, isBlock, textOf, type BlockNode } from './nodes.ts';

/**
 * Reports links to nowhere, in the text or in the attribute `to` of a block. All other links open in the app
 * (web/src/components/site-link.tsx).
 */
export function checkLinks(tree: Root, file: VFile, paths: readonly string[]): void {
  const ids = new Set(blocksOf(tree).map((block) => textOf(block, 'id')));
  visit(tree, (node: Nodes, index, parent) => {
    const url = node.type === 'link' ? node.url : isBlock(node) ? textOf(node, 'to') : undefined;
    if (url === undefined) return;
    if (url.startsWith('#') && !ids.has(url.slice(1))) {
      file.fail(`There is no section ${url} on this page.`, node);
    }
    const problem = url.startsWith('#') ? undefined : linkProblem(url, paths);
    if (problem) file.fail(problem, node);
    if (node.type === 'link' && /^(\/|https?:)/.test(url)) {
      childrenOf(parent!)[index!] = siteLink(node);
    }
  });
}

/** Explains what is wrong with an address that is no page of the site, or is not valid in a link. */
export function linkProblem(url: string, paths: readonly string[]): string | undefined {
  if (url.startsWith('/')) {
    if (isPage(url, paths)) return undefined;
    return `There is no page ${url}.${suggestion(url, paths) || ' Correct the address, or add the page.'}`;
  }
  if (/^(https?:\/\/|(mailto|tel):.)/.test(url)) return undefined;
  return `The link ${url} must begin with /, #, https:, mailto: or tel:.`;
}

function isPage(url: string, paths: readonly string[]): boolean {
  const [path = ''] = url.split(/[?#]/);
  return paths.some((known) =>
    known.endsWith('/*') ? `${path}/`.startsWith(known.slice(0, -1)) : path === known,
  );
}

function siteLink({ url, children, position }: Link): BlockNode {
  const to = { type: 'mdxJsxAttribute', name: 'to', value: url } as const;
  return { type: 'mdxJsxTextElement', name: 'SiteLink', attributes: [to], children, position };
}
