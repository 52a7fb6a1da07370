import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Axe {
  source: string;
  run(
    context: Document,
    options: { resultTypes: string[]; runOnly?: string[] },
  ): Promise<{
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

// The axe of @axe-core/playwright. Its AxeBuilder reloads axe for every run, which takes most of the time.
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as Axe;

/** The rules whose result depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Adds axe to the loaded page; `runAxe` can then run as often as the page changes. All of the page is laid out: what is
 * skipped below the screen keeps the colours of an earlier theme.
 */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset['whole'] = ''));
  await page.evaluate(source);
}

/**
 * Returns axe's current violations, one line for each place. Needs `addAxe` after each load.
 * @param only Only these rules, such as `colourRules` after a change of theme. Default: every rule that is
 * not experimental or AAA.
 */
export async function runAxe(page: Page, only?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
    );
  }, only);
}
