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

/** Templates by path. */
const templates = { '/articles': 'articles', '/podcasthub': 'podcasthub', '/store': 'store' };

export interface PageAddress {
  page: keyof typeof templates;
  /** The item that is open in the page. */
  id?: string;
  /** The query without the `?`. */
  search: string;
}

interface FilledPage {
  html: string;
  /** Whether some data could not be read, or the page could not be rendered. */
  failed: boolean;
}

/** The first rendering requests the lists, the second the open item. */
const mostRenderings = 3;

/**
 * Renders a page with its lists for guests: rendering collects the calls that the page needs, and the page is
 * rendered again with their results. Missing results are left to the browser, as is an open item. If the page cannot be rendered, the app renders it: the template has no body.
 */
export async function fillPage(address: PageAddress): Promise<FilledPage> {
  const template = await readTemplate(templates[address.page]);
  try {
    return await render(template, address);
  } catch (error) {
    logger.error('a page is left to the browser', { ...address, error: error as Error });
    return { html: fillBody(template, '', {}), failed: true };
  }
}

async function render(template: string, { page, id, search }: PageAddress): Promise<FilledPage> {
  const renderPage = readRenderer();
  const place = page + (id === undefined ? '' : `/${encodeURIComponent(id)}`);
  const address = search ? `${place}?${search}` : place;
  const tried = new Set<string>();
  let answers: CallResults = {};
  let failed = false;
  for (let rendering = 1; ; rendering++) {
    const { html, requestedCalls } = await renderPage(address, answers);
    const open = requestedCalls.filter((call) => !tried.has(call.address));
    if (open.length === 0 || rendering === mostRenderings) {
      return { html: fillBody(template, html, answers), failed };
    }
    for (const call of open) tried.add(call.address);
    const answered = await runCalls(open);
    answers = { ...answers, ...answered.results };
    failed ||= answered.failed;
  }
}

function readRenderer(): RenderPage {
  const load = createRequire(pagesDir() + path.sep);
  return (load(rendererFile) as { renderPage: RenderPage }).renderPage;
}
