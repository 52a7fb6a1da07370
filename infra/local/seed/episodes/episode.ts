/** A sample episode as written. One file per episode: `episodes/<slug>.ts` exports `episode`. */
export interface Episode {
  /** `pod-<slug>` */
  id: string;
  slug: string;
  title: string;
  shortDescription: string;
  /** Paragraphs, separated by an empty line; `voiceNote` follows as the last one on the site. */
  longDescription: string;
  /** 0 is free. */
  priceMinor: number;
  publishedAt: string;
  /** Slug of the sample paper that treats the same subject. */
  paper: string;
  /**
   * One string per paragraph. `{shown|said}` is for words whose spelling misleads the voice: the transcript has the
   * first form, the recording the second.
   */
  script: readonly string[];
}

export const voiceNote =
  'Narrated by a synthetic voice, from a script written for listening. A full transcript comes with the episode.';
