import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Axe {
  source: string;
  run(
    context: Document,
    options: { resultTypes: string[] },
  ): Promise<{
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

// The axe that @axe-core/playwright brings. Its AxeBuilder loads it anew for every run, which takes most of the time.
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as Axe;

/** Puts axe into the page that is loaded; `runAxe` can then be called as often as it changes. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** What every rule of axe finds wrong now, one line for each place. Needs `addAxe` after each load. */
export async function runAxe(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
    );
  });
}
