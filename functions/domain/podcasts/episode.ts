import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { Rated } from '../ratings/mean-rating.ts';

/** An episode as stored. Money in minor units, durations in seconds, times in ISO 8601. */
export interface Episode extends CatalogueItem, Rated {
  title: string;
  shortDescription: string;
  longDescription: string;
  priceMinor: number;
  currency: string;
  /** Their name, as on articles. */
  author?: string;
  tags?: string[];
  /** A path on the site, with a name from which the other widths follow. */
  artworkUrl?: string;
  /** Square JPEG of 1400 pixels for podcast clients. */
  feedArtworkUrl?: string;
  /** At most 40 seconds, in the public bucket. */
  preview?: PublicAudio;
  /** The full audio in the private bucket; absent until one has been accepted. */
  audio?: PrivateAudio;
  /** WebVTT or plain text, as uploaded. */
  transcript?: string;
  listens?: number;
}

/** The projections of the indexes, for lists. */
export type EpisodeRow = Omit<Episode, 'longDescription' | 'transcript' | 'shelf' | keyof Rated>;

export interface AudioFacts {
  contentType: string;
  sizeBytes: number;
  durationSeconds: number;
}

export interface PublicAudio extends AudioFacts {
  /** `/media/podcasts/<id>/…` */
  url: string;
}

export interface PrivateAudio extends AudioFacts {
  key: string;
  name: string;
}
