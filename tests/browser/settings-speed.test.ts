import { it } from 'vitest';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

const { site, open } = browserSite();

it('plays new episodes at the speed chosen in the settings', async () => {
  await site().seedPodcasts();
  const page = await open('guest');
  await page.goto('/settings');
  await page.getByText('1.25×').click();
  await expectNoAxeViolations(page);
  await page.goto(`/podcasthub/${samplePodcasts.free.id}`);
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await eventually(() => page.evaluate(() => localStorage.getItem('playbackRate'))).toBe('1.25');
  const speed = page.getByRole('dialog').getByRole('radio', { name: /^1\.25/ });
  await eventually(() => speed.isChecked().catch(() => false)).toBe(true);
  await page.context().close();
});
