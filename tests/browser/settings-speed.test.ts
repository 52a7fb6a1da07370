import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations } from '../support/browser.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

test(
  'plays new episodes at the speed chosen in the settings',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedPodcasts();
    const page = await site.open('guest');
    await page.goto('/settings');
    await page.getByText('1.25×').click();
    await expectNoAxeViolations(page);
    await page.goto(`/podcasthub/${samplePodcasts.free.id}`);
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('playbackRate'))).toBe('1.25');
    const speed = page.getByRole('dialog').getByRole('radio', { name: /^1\.25/ });
    await expect.poll(() => speed.isChecked().catch(() => false)).toBe(true);
  },
);
