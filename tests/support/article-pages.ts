import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Download, Page } from '@playwright/test';
import type { Article } from '#functions/domain/articles/article.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { sampleArticles } from './sample-articles.ts';
import type { TestStack } from './start-test-stack.ts';

const categories = ['Mapping | advanced', 'Field Practice', 'Groundwater'];

/** The two sample articles and 27 more: 'Paper 1' (free, oldest) to 'Paper 27', every ninth free. */
export const libraryArticles: readonly Article[] = [
  ...Object.values(sampleArticles),
  ...Array.from({ length: 27 }, (_, index) => paper(index + 1)),
];

/** Publishes `libraryArticles`; a reader has rated three of them. */
export async function seedRatedLibrary(stack: TestStack): Promise<void> {
  await stack.seedArticles(libraryArticles);
  const reader = await stack.register();
  for (const [id, rating] of [
    ['paper-1', 3],
    ['paper-10', 5],
    ['paper-19', 4],
  ] as const) {
    await stack.api(articlesContract.rate, { id, rating }, reader);
  }
}

function paper(number: number): Article {
  const id = `paper-${number}`;
  return {
    ...sampleArticles.paid,
    id,
    title: `Paper ${number}`,
    shortDescription: `${'About rocks and what they say, '.repeat(6)}number ${number}`,
    priceMinor: number % 9 === 1 ? 0 : 200 + 50 * number,
    category: categories[number % 3]!,
    publishedAt: new Date(Date.UTC(2023, number, 1)).toISOString(),
    file: { ...sampleArticles.paid.file!, key: `articles/${id}/${id}.pdf`, name: `${id}.pdf` },
  };
}

/** Replaces an article's file with one of this many bytes. Returns its SHA-256. */
export async function putLargeFile(
  { endpoints }: TestStack,
  article: Article,
  bytes: number,
): Promise<string> {
  const { region, credentials, privateBucket } = localSettings;
  const s3 = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
  const Body = Buffer.alloc(bytes);
  for (let at = 0; at < bytes; at += 4) Body.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at);
  await s3.send(
    new PutObjectCommand({
      Bucket: privateBucket,
      Key: article.file!.key,
      Body,
      ContentType: 'application/pdf',
    }),
  );
  s3.destroy();
  return sha256(Body);
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export async function savedSha256(download: Download): Promise<string> {
  return sha256(await readFile(await download.path()));
}

/** On the local Checkout page: pays with the card of this label. */
export async function payWith(page: Page, cardLabel = 'Visa that pays'): Promise<void> {
  await page.getByLabel(cardLabel).check();
  await page.getByRole('button', { name: /^Pay (?!later)/ }).click();
}

/** Presses Tab until the element with this accessible name has focus, like a keyboard user. */
export async function tabTo(page: Page, role: 'link' | 'button' | 'radio', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${String(name)}`);
}
