import path from 'node:path';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { fillForm, pdf, png } from '../support/admin-forms.ts';
import { payWith } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { emptyCatalogue } from '../support/empty-catalogue.ts';
import { failureOf } from '../support/failure-of.ts';
import { heard, hearUntil, watchAudio } from '../support/player-pages.ts';
import { pdfFile, pngFile } from '../support/sample-files.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';

const recording = path.resolve(
  import.meta.dirname,
  '../../sites/outcrop/samples/recordings/nine-point-four.mp3',
);

test('goes from an empty catalogue to a paper and an episode that are sold, played and refunded', async ({
  site,
}) => {
  await emptyCatalogue(site);
  const admin = await site.open('admin');
  await admin.goto('/admin/articles?new');
  await fillForm(admin, {
    Title: 'Arsenic below the limit',
    'Short description': 'One well, nine samples and a limit of detection.',
    'Long description': 'What can be said about a concentration that nobody could measure.',
    Category: 'Groundwater',
    'Price in GBP': '4.50',
  });
  await admin.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(3)));
  await admin.getByLabel('Cover').setInputFiles(png(await pngFile(900, 1200)));
  await admin.getByRole('button', { name: 'Create article' }).click();
  await expect(admin.getByText('“Arsenic below the limit” is saved and on the site')).toBeVisible({
    timeout: 30_000,
  });

  await admin.goto('/admin/podcasts?new');
  await fillForm(admin, {
    Title: 'Nine point four',
    'Short description': 'A pH that nobody wanted to believe.',
    'Long description': 'How one reading sent three people back to the spring.',
    'Price in GBP': '3',
  });
  await admin.getByLabel('Full audio').setInputFiles(recording);
  await admin.getByRole('button', { name: 'Create episode' }).click();
  await expect(admin.getByText('“Nine point four” is saved and on the site')).toBeVisible({
    timeout: 30_000,
  });
  expectNoPageProblems(admin);

  const buyer = await site.register();
  const page = await site.openAs(buyer);
  await watchAudio(page);
  await page.goto('/articles');
  await expect(page.getByRole('link', { name: 'Arsenic below the limit' }).last()).toBeVisible();
  await page.goto('/podcasthub');
  await page.getByRole('button', { name: 'Buy Nine point four' }).click();
  await page.waitForURL(/_local\/stripe\/checkout/);
  const sessionId = sessionIdOf(page.url());
  await payWith(page);
  await expect(page.getByText('Purchase complete')).toBeVisible();
  await page.getByRole('button', { name: 'Listen Now' }).click();
  await hearUntil(page, 2);
  expect((await heard(page))?.durationSeconds).toBeGreaterThan(100);
  const id = new URL((await heard(page))!.src).pathname.split('/podcasts/')[1]!.split('/')[0]!;

  await site.stripe.refund(sessionId);
  await site.stripe.idle();
  expect(
    await failureOf(
      site.api(
        downloadsContract.token,
        { resourceId: id, resourceType: 'podcast', sessionId },
        buyer,
      ),
    ),
  ).toMatchObject({ code: 'not_purchased' });
  await page.reload();
  await expect(page.getByText('Refunded. This download is no longer available.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to All Episodes' }).click();
  await expect(page.getByRole('button', { name: 'Buy Nine point four' })).toHaveCount(1);
  await page.goto('/purchases');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
});
