import type { S3Client } from '@aws-sdk/client-s3';
import { getArticle, saveArticle } from '#functions/domain/articles/article-repository.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { localSettings } from '../stack-settings.ts';
import { putFile } from './put-file.ts';
import { plainText } from './press/inline.ts';
import type { Paper } from './press/paper.ts';
import { printedSample } from './sample-files.ts';

/**
 * Publishes a paper with its cover. The row is written last, so an interrupted run starts this paper again; an existing
 * one is left alone, with its views and ratings.
 */
export async function seedPaper(s3: S3Client, paper: Paper): Promise<void> {
  if (await getArticle(paper.id)) return;
  const { pictures, pdf, pages } = await printedSample('papers', paper.slug);
  const folder = `articles/${paper.id}`;
  const key = `${folder}/${paper.slug}.pdf`;
  await putFile(s3, localSettings.privateBucket, {
    key,
    body: pdf,
    contentType: 'application/pdf',
  });
  for (const { name, body, contentType } of pictures) {
    await putFile(s3, localSettings.publicBucket, { key: `${folder}/${name}`, body, contentType });
  }
  await saveArticle({
    id: paper.id,
    title: plainText(paper.title),
    shortDescription: plainText(paper.shortDescription),
    longDescription: plainText(paper.longDescription),
    priceMinor: paper.priceMinor,
    currency: siteConfig.money.currency,
    category: paper.category,
    author: paper.author,
    publishedAt: paper.publishedAt,
    imageUrl: `/media/${folder}/cover-960.webp`,
    previewImageUrl: `/media/${folder}/og.jpg`,
    pages,
    file: { key, name: `${paper.slug}.pdf`, sizeBytes: pdf.length },
    shelf: 'published',
    updatedAt: paper.publishedAt,
  });
}
