import { createRequire } from 'node:module';
import path from 'node:path';
import {
  fillBody,
  rendererFile,
  type CallResults,
  type RenderPage,
} from '#shared/html/page-renderer.ts';
import { logger } from '../platform/logger.ts';
import { pagesDir, readTemplate } from './built-pages.ts';
import { runCalls } from './run-calls.ts';

/** Templates by path: of the list, and of the page of one item. */
const templates = {
  '/': { list: 'index', item: undefined },
  '/articles': { list: 'articles', item: 'articles/item' },
  '/podcasthub': { list: 'podcasthub', item: 'podcasthub/item' },
  '/store': { list: 'store', item: 'store/item' },
  '/store/bundles': { list: 'store', item: 'store/bundles/item' },
};

export interface PageLocation {
  page: keyof typeof templates;
  /** The item whose page it is; undefined for the list. */
  id?: string;
  /** The query without the `?`. */
  search: string;
}

export interface FilledPage {
  html: string;
  /** Whether some data could not be read, or the page could not be rendered. */
  failed: boolean;
  /** How many seconds the page may be cached; undefined if unknown. */
  freshSeconds?: number;
}

/** The first rendering requests what the page shows, the second what depends on those results. */
const maxRenderings = 3;

/**
 * Renders a page for guests: rendering collects the calls that the page needs, and the page is rendered again with
 * their results. Missing results are left to the browser. If the page cannot be rendered, the app renders it: the
 * template has no body.
 */
export async function fillPage(location: PageLocation): Promise<FilledPage> {
  const { list, item } = templates[location.page];
  const template = await readTemplate((location.id !== undefined && item) || list);
  try {
    return await render(template, location);
  } catch (error) {
    logger.error('a page is left to the browser', { ...location, error });
    return { html: fillBody(template, '', {}), failed: true };
  }
}

async function render(template: string, { page, id, search }: PageLocation): Promise<FilledPage> {
  const renderPage = readRenderer();
  const pathname = page + (id === undefined ? '' : `/${encodeURIComponent(id)}`);
  const url = search ? `${pathname}?${search}` : pathname;
  const tried = new Set<string>();
  let results: CallResults = {};
  let failed = false;
  let freshSeconds: number | undefined;
  for (let rendering = 1; ; rendering++) {
    const { html, requestedCalls } = await renderPage(url, results);
    const open = requestedCalls.filter((call) => !tried.has(call.url));
    if (open.length === 0 || rendering === maxRenderings) {
      return { html: fillBody(template, html, results), failed, freshSeconds };
    }
    for (const call of open) tried.add(call.url);
    const outcome = await runCalls(open);
    results = { ...results, ...outcome.results };
    failed ||= outcome.failed;
    freshSeconds ??= outcome.freshSeconds;
  }
}

function readRenderer(): RenderPage {
  const load = createRequire(pagesDir() + path.sep);
  return (load(rendererFile) as { renderPage: RenderPage }).renderPage;
}
