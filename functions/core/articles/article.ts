/** An article as stored. Money in minor units, times in ISO 8601. */
export interface Article {
  id: string;
  title: string;
  shortDescription: string;
  longDescription: string;
  priceMinor: number;
  currency: string;
  category: string;
  imageUrl?: string;
  /** 1200 × 630, for previews of shared links. */
  previewImageUrl?: string;
  author?: string;
  pages?: number;
  publishedAt?: string;
  views?: number;
  ratingSum?: number;
  ratingCount?: number;
  /** The PDF in the private bucket; absent until one has been accepted. */
  file?: { key: string; name: string; sizeBytes: number };
  /** There while the article is on the public shelf; a removed one keeps its row for its buyers. */
  shelf?: 'published';
  updatedAt: string;
}

/** What the list shows: the projection of the `shelf` index. */
export type ShelfRow = Omit<
  Article,
  'longDescription' | 'previewImageUrl' | 'file' | 'shelf' | 'updatedAt'
>;

/** `Well Logs | beginners` → `Well Logs` (site.md, section 3). */
export function categoryLabel(category: string): string {
  return category.split('|')[0]!.trim();
}
