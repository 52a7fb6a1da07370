import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Article } from '#functions/domain/articles/article.ts';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import { localSettings } from '#infra/local/stack-settings.ts';

/** One article for 4.50 GBP and a free one, each with a file of a few bytes. */
export const sampleArticles = {
  paid: sampleArticle('art-porosity', 450, '2026-05-01T09:00:00.000Z'),
  free: sampleArticle('art-water-table', 0, '2026-06-01T09:00:00.000Z'),
} as const;

/** The bytes of a sample article's file. */
export function samplePdf(article: Pick<Article, 'id'>): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${article.id}\n${'strata '.repeat(200)}\n%%EOF\n`);
}

/** Adds rows and files of the sample articles, or of the given ones, to a running stack. */
export async function seedArticles(
  s3Url: string,
  articles: readonly Article[] = Object.values(sampleArticles),
): Promise<void> {
  const { region, credentials, privateBucket } = localSettings;
  const s3 = new S3Client({ endpoint: s3Url, region, credentials, forcePathStyle: true });
  for (const article of articles) {
    if (article.file) {
      await s3.send(
        new PutObjectCommand({
          Bucket: privateBucket,
          Key: article.file.key,
          Body: samplePdf(article),
          ContentType: 'application/pdf',
        }),
      );
    }
    await saveArticle(article);
  }
  s3.destroy();
}

function sampleArticle(id: string, priceMinor: number, publishedAt: string): Article {
  const name = `${id.slice('art-'.length)}.pdf`;
  return {
    id,
    title: `A short paper on ${id.slice('art-'.length).replace('-', ' ')}`,
    shortDescription: 'A paper of one page that stands for a real one in the tests.',
    longDescription: 'What the paper would say, if it were one. It has a few bytes and no figures.',
    priceMinor,
    currency: 'gbp',
    category: 'Well Logs',
    imageUrl: `/media/articles/${id}/cover-960.webp`,
    author: 'T. Author',
    pages: 3,
    publishedAt,
    file: { key: `articles/${id}/${name}`, name, sizeBytes: samplePdf({ id }).length },
    shelf: 'published',
    updatedAt: publishedAt,
  };
}
