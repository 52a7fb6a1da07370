import type { S3Client } from '@aws-sdk/client-s3';
import { getArticle } from '#functions/domain/articles/article-repository.ts';
import type { Article } from '#functions/domain/articles/article.ts';
import { putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { previewRequest } from '#functions/domain/preview-requests/preview-request-repository.ts';
import type { SamplePaper } from '#shared/samples/sample.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { localSettings } from '../stack-settings.ts';
import { putFile } from './put-file.ts';

/**
 * Publishes a paper with its cover. The row is written last, so an interrupted run starts this paper again; an existing
 * one is left alone, with its views and ratings.
 */
export async function seedPaper(s3: S3Client, paper: SamplePaper): Promise<void> {
  if (await getArticle(paper.id)) return;
  const { pictures, file, pages } = await paper.read();
  const folder = `articles/${paper.id}`;
  const key = `${folder}/${file.name}`;
  await putFile(s3, localSettings.privateBucket, { ...file, key });
  for (const picture of pictures) {
    await putFile(s3, localSettings.publicBucket, { ...picture, key: `${folder}/${picture.name}` });
  }
  const article: Article = {
    id: paper.id,
    title: paper.title,
    shortDescription: paper.shortDescription,
    longDescription: paper.longDescription,
    priceMinor: paper.priceMinor,
    currency: siteConfig.money.currency,
    category: paper.category,
    author: paper.author,
    publishedAt: paper.publishedAt,
    imageUrl: `/media/${folder}/cover-960.webp`,
    previewImageUrl: `/media/${folder}/og.jpg`,
    pages,
    ...(paper.contents && { contents: [...paper.contents] }),
    language: paper.language,
    ...(paper.previewPages && { previewPages: paper.previewPages }),
    file: { key, name: file.name, sizeBytes: file.body.length },
    shelf: 'published',
    updatedAt: paper.publishedAt,
  };
  const { previewPages } = article;
  const also = previewPages ? previewRequest('articles', article.id, { previewPages }) : [];
  await putItem('articles', article, also);
}
