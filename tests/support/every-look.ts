import type { Page } from '@playwright/test';
import { colourRules } from './axe-in-page.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll, screenshot } from './browser.ts';

const widths = [1280, 320];

const everyLook = widths.flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** For scenes that take long: each width and each theme once. */
export const twoLooks = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

/** Shows a page in one of the looks. */
async function changeLook(page: Page, { width, colorScheme }: (typeof everyLook)[number]) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/**
 * Checks what a page shows, wide and narrow, in light and dark: nothing that axe finds, and no scrolling sideways. With
 * SCREENSHOTS=1 it takes pictures too. Dark differs from light in colours only, so only their rules are run again.
 */
export async function expectNoBarrier(page: Page, name: string): Promise<void> {
  for (const look of everyLook) {
    await changeLook(page, look);
    await expectNoAxeViolations(page, look.colorScheme === 'dark' ? colourRules : undefined);
    await expectNoSidewaysScroll(page, `${name} in ${look.width} px`);
    if (process.env['SCREENSHOTS'])
      await screenshot(page, `${name}-${look.width}-${look.colorScheme}`);
  }
}

/** With SCREENSHOTS=1, takes a picture of a page in each of the looks. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!process.env['SCREENSHOTS']) return;
  for (const look of everyLook) {
    await changeLook(page, look);
    await screenshot(page, `${name}-${look.width}-${look.colorScheme}`);
  }
}
