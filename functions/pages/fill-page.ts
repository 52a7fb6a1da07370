import { createRequire } from 'node:module';
import path from 'node:path';
import {
  fillBody,
  rendererFile,
  startByItself,
  type Answers,
  type RenderPage,
} from '../../shared/html/page-renderer.ts';
import { pagesDir, readTemplate } from './built-pages.ts';
import { answerCalls } from './first-answers.ts';

/** Templates, by the page's address. */
const templates = { '/articles': 'articles', '/podcasthub': 'podcasthub', '/store': 'store' };

export interface PageAddress {
  page: keyof typeof templates;
  /** The item that lies open in it. */
  id?: string;
  /** What the page reads of its query. */
  query?: Record<string, string | undefined>;
}

/** The first asks for lists, the second for what lies open in one of them. */
const mostRenderings = 3;

/**
 * A page with the lists that it shows, as a guest finds them: it tells what it asks for, and is rendered again with the
 * answers. What cannot be answered is left to the browser, as is an item that lies open: its app starts by itself.
 */
export async function fillPage({ page, id, query = {} }: PageAddress): Promise<string> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  const address = page + (id === undefined ? '' : `/${encodeURIComponent(id)}`) + search;
  const [template, renderPage] = [await readTemplate(templates[page]), readRenderer()];

  let answers: Answers = {};
  for (let rendering = 1; ; rendering++) {
    const { html, asked } = await renderPage(address, answers);
    const open = asked.filter((call) => !(call.address in answers));
    if (open.length === 0 || rendering === mostRenderings) {
      const filled = fillBody(template, html, answers);
      return open.length === 0 && id === undefined ? filled : startByItself(filled);
    }
    answers = { ...answers, ...(await answerCalls(open)) };
  }
}

function readRenderer(): RenderPage {
  const load = createRequire(pagesDir() + path.sep);
  return (load(rendererFile) as { renderPage: RenderPage }).renderPage;
}
