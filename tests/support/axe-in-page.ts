import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules whose result depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Lays out all of the loaded page: what is skipped below the screen keeps the colours of an earlier theme. */
export const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['whole'] = '';
  });

/**
 * Returns axe's violations on the page as it is when its transitions are over, one line for each place.
 * @param only Only these rules, such as `colourRules` after a change of theme. Default: every rule that is
 * not experimental or AAA.
 */
export async function runAxe(page: Page, only?: string[]): Promise<string[]> {
  // @axe-core/playwright would load axe again for every run, which takes most of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // Ended rather than awaited: a busy browser draws no frames for a page, and its transitions do not progress.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    const loaded = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await loaded.run(document, { resultTypes: ['violations'], runOnly });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
    );
  }, only);
}
