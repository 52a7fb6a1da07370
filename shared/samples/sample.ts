/** A site's sample items for a new local stack: `#site/samples/index.ts` exports them as `samples`. */
export interface SiteSamples {
  papers: readonly SamplePaper[];
  episodes: readonly SampleEpisode[];
  products: readonly SampleProduct[];
}

interface SampleItem {
  id: string;
  title: string;
  /** In minor units of the currency; 0 is free. */
  priceMinor: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
}

/** Facts that an upload would read from the PDF; samples state them, because they are not uploaded. */
interface PrintedItem {
  /** The headings of its outline. */
  contents?: readonly string[];
  /** A language tag: `en-GB`. */
  language?: string;
  /** How many pages are public. */
  previewPages?: number | undefined;
}

export interface SampleFile {
  /** 'cover-480.avif', 'artwork-1400.jpg', 'reading-a-pumping-test.pdf' */
  name: string;
  contentType: string;
  body: Buffer;
}

/** A file for buyers, with public pictures: the cover in several sizes and formats, and `og.jpg` for link previews. */
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
  /** Present if its page shows the contents of its archive. */
  fileList?: 'shown';
  read(): Promise<SampleDocument>;
}

/** MP3 files, artwork in several sizes and formats, and a transcript in WebVTT. */
export interface SampleRecording {
  recording: SampleFile;
  /** For episodes that are sold. */
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
