import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';

/** The scripts and stylesheets of the build. */
const buildFile = /\/assets\/[^/]+\.(js|css)$/;
/** A name without its hash. */
const nameOf = (file: string) => path.basename(file).replace(/-[0-9a-f]{7}\./, '.');
const requested = (route: Route) => nameOf(new URL(route.request().url()).pathname);

/** The files of the build, without hashes. */
export async function builtFiles(): Promise<string[]> {
  const files = await readdir(path.resolve(import.meta.dirname, '../../dist/web/assets'));
  return [...new Set(files.filter((file) => /\.(js|css)$/.test(file)).map(nameOf))].sort();
}

/** Aborts the first request for each file. Returns the names of the aborted files. */
export async function loseEachOnce(page: Page, which = buildFile): Promise<Set<string>> {
  const lost = new Set<string>();
  const urls = new Set<string>();
  await page.route(which, (route) => {
    const url = route.request().url();
    if (urls.has(url)) return route.continue();
    urls.add(url);
    lost.add(requested(route));
    return route.abort();
  });
  return lost;
}

/** Aborts every request for such a file until that many seconds after the first. */
export async function loseFor(
  page: Page,
  seconds: number,
  which = buildFile,
): Promise<Set<string>> {
  const lost = new Set<string>();
  let until: number | undefined;
  await page.route(which, (route) => {
    until ??= Date.now() + seconds * 1000;
    if (Date.now() > until) return route.continue();
    lost.add(requested(route));
    return route.abort();
  });
  return lost;
}

/** Waits until a page has made no request for a while, so that it is complete. */
export function watchTraffic(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const note = (request: Request, asked: boolean) => {
    if (asked) open.add(request);
    else open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  return async () => {
    last = Date.now();
    while (open.size > 0 || Date.now() - last < 500) await page.waitForTimeout(50);
  };
}

/** Moves to a page like a link inside the app. */
export async function moveTo(page: Page, to: string): Promise<void> {
  await page.evaluate((url) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

/** Waits for the page that was moved to. */
export const hasMoved = (page: Page) =>
  page.locator('main h1:not([data-left])').first().waitFor({ timeout: 60_000 });

/** The appearance of every kind of element: without one of its stylesheets a page looks different. */
export function looks(page: Page, place: string): Promise<string[]> {
  return page.evaluate((within) => {
    const told = [
      ...['display', 'position', 'font', 'padding', 'border', 'border-radius', 'gap', 'color'],
      ...['grid-template-areas', 'background-color', 'text-align', 'list-style-type'],
    ];
    const seen = [...document.querySelectorAll(`:is(${within}) [class]`)].map((element) => {
      const style = getComputedStyle(element);
      const values = told.map((name) => style.getPropertyValue(name));
      return [element.getAttribute('class'), ...values].join('; ');
    });
    return [...new Set(seen)].sort();
  }, place);
}
