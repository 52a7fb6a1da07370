import { createRequire } from 'node:module';
import path from 'node:path';
import {
  fillBody,
  rendererFile,
  startByItself,
  type CallResults,
  type RenderPage,
} from '#shared/html/page-renderer.ts';
import { logger } from '../platform/logger.ts';
import { pagesDir, readTemplate } from './built-pages.ts';
import { runCalls } from './run-calls.ts';

/** Templates, by the page's address. */
const templates = { '/articles': 'articles', '/podcasthub': 'podcasthub', '/store': 'store' };

export interface PageAddress {
  page: keyof typeof templates;
  /** The item that lies open in it. */
  id?: string;
  /** Its query without the `?`, as the browser has it. */
  search: string;
}

interface FilledPage {
  html: string;
  /** Something that the page shows could not be found out now, or not be rendered. */
  failed: boolean;
}

/** The first asks for lists, the second for what lies open in one of them. */
const mostRenderings = 3;

/**
 * A page with the lists that it shows, as a guest finds them: it tells what it asks for, and is rendered again with the
 * answers. What cannot be answered is left to the browser, as is an item that lies open: its app starts by itself. A page
 * that cannot be rendered is all the app's: the template without a body.
 */
export async function fillPage(address: PageAddress): Promise<FilledPage> {
  const template = await readTemplate(templates[address.page]);
  try {
    return await render(template, address);
  } catch (error) {
    logger.error('a page is left to the browser', { ...address, error: error as Error });
    return { html: startByItself(fillBody(template, '', {})), failed: true };
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
      const filled = fillBody(template, html, answers);
      const isComplete = requestedCalls.every((call) => call.address in answers);
      return { html: isComplete && id === undefined ? filled : startByItself(filled), failed };
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
