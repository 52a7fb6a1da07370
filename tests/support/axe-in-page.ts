import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Axe {
  source: string;
  run(
    context: Document,
    options: { resultTypes: string[]; runOnly?: string[] },
  ): Promise<{
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

// The axe that @axe-core/playwright brings. Its AxeBuilder loads it anew for every run, which takes most of the time.
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as Axe;

/** The rules whose answer depends on the colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Puts axe into the page that is loaded; `runAxe` can then be called as often as it changes. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/**
 * What axe finds wrong now, one line for each place. Needs `addAxe` after each load.
 * @param only These rules only, such as `colourRules` where nothing but the theme has changed. Default: every rule that
 * is not experimental or AAA.
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
