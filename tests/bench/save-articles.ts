import { saveCatalogue } from './save-catalogue.ts';

export function saveArticles(count: number): Promise<void> {
  return saveCatalogue('articles', count, article);
}

function article(index: number) {
  const publishedAt = new Date(Date.UTC(2023, 0, 1) + index * 3_600_000).toISOString();
  return {
    id: `art-bench-${index}`,
    title: `Paper ${index} on reading a gamma-ray log in a heterolithic succession`,
    shortDescription:
      'What the curve sees, what it does not, and how to tell a shale from a hot sand with two more curves and a core photograph.',
    longDescription: 'Long text that the list does not carry. '.repeat(40),
    priceMinor: (index % 20) * 50,
    currency: 'gbp',
    category: ['Well Logs', 'Groundwater', 'Mapping', 'GeoAI'][index % 4],
    imageUrl: `/media/articles/art-bench-${index}/cover-960.webp`,
    author: 'Outcrop Editorial',
    pages: 4,
    file: { key: `articles/art-bench-${index}/paper.pdf`, name: 'paper.pdf', sizeBytes: 734_000 },
    publishedAt,
    shelf: 'published',
    updatedAt: publishedAt,
  };
}
