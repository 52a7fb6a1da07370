import { saveCatalogue } from './save-catalogue.ts';

export function saveEpisodes(count: number): Promise<void> {
  return saveCatalogue('podcasts', count, episode);
}

function episode(index: number) {
  const publishedAt = new Date(Date.UTC(2023, 0, 1) + index * 3_600_000).toISOString();
  const id = `pod-bench-${index}`;
  const facts = { contentType: 'audio/mpeg', sizeBytes: 734_000, durationSeconds: 146.8 };
  return {
    id,
    title: `Talk ${index} about a well that does what no model of it said`,
    shortDescription:
      'Three days beside a pump, a level that would not fall, and what the driller had known for twenty years and nobody asked.',
    longDescription: 'Long text that the list does not carry. '.repeat(20),
    priceMinor: (index % 20) * 50,
    currency: 'gbp',
    artworkUrl: `/media/podcasts/${id}/artwork-960.webp`,
    feedArtworkUrl: `/media/podcasts/${id}/artwork-1400.jpg`,
    preview: { ...facts, url: `/media/podcasts/${id}/${id}-preview.mp3`, durationSeconds: 40 },
    audio: { ...facts, key: `podcasts/${id}/talk.mp3`, name: 'talk.mp3' },
    listens: index,
    publishedAt,
    shelf: 'published',
    updatedAt: publishedAt,
  };
}
