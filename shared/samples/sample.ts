/** What a site brings to show itself with on a new local stack: `#site/samples/index.ts` exports `samples`. */
export interface SiteSamples {
  papers: readonly SamplePaper[];
  episodes: readonly SampleEpisode[];
  products: readonly SampleProduct[];
}

interface SampleItem {
  id: string;
  title: string;
  /** In the currency's smallest unit; 0 is free. */
  priceMinor: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
}

/** What a PDF says of itself once it is uploaded; samples are put in place without that. */
interface PrintedItem {
  /** The headings of its outline. */
  contents?: readonly string[];
  /** A language tag: `en-GB`. */
  language?: string;
  /** How many of its pages are public. */
  previewPages?: number | undefined;
}

export interface SampleFile {
  /** 'cover-480.avif', 'artwork-1400.jpg', 'reading-a-pumping-test.pdf' */
  name: string;
  contentType: string;
  body: Buffer;
}

/** A file for buyers, and public pictures: the cover in several sizes and formats, `og.jpg` for previews of links. */
export interface SampleDocument {
  file: SampleFile;
  pages: number;
  pictures: readonly SampleFile[];
}

export interface SamplePaper extends SampleItem, PrintedItem {
  shortDescription: string;
  /** Paragraphs, separated by an empty line. */
  longDescription: string;
  category: string;
  author: string;
  read(): Promise<SampleDocument>;
}

export interface SampleProduct extends SampleItem, PrintedItem {
  shortDescription?: string;
  /** Markdown. */
  longDescription?: string;
  category: string;
  /** Whether its page shows what is in its archive. */
  fileList?: 'shown';
  read(): Promise<SampleDocument>;
}

/** MP3 files, artwork in several sizes and formats, and a transcript in WebVTT. */
export interface SampleRecording {
  recording: SampleFile;
  /** Of episodes that are sold. */
  preview?: SampleFile;
  transcript: string;
  pictures: readonly SampleFile[];
}

export interface SampleEpisode extends SampleItem {
  shortDescription: string;
  /** Paragraphs, separated by an empty line. */
  longDescription: string;
  read(): Promise<SampleRecording>;
}
