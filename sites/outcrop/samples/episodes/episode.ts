/** The source of a sample episode. One file per episode: `episodes/<slug>.ts` exports `episode`. */
export interface Episode {
  /** `pod-<slug>` */
  id: string;
  slug: string;
  title: string;
  shortDescription: string;
  /** Paragraphs, separated by an empty line; the site appends `voiceNote` as the last one. */
  longDescription: string;
  /** 0 is free. */
  priceMinor: number;
  publishedAt: string;
  /** The slug of the sample paper on the same subject. */
  paper: string;
  /**
   * One string per paragraph. `{shown|said}` is for words that the voice mispronounces: the transcript has
   * the first form, the recording the second.
   */
  script: readonly string[];
}

export const voiceNote =
  'Narrated by a synthetic voice, from a script written for listening. A full transcript comes with the episode.';
