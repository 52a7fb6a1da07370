import {
  FLAC,
  FlacOutputFormat,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  QTFF,
  WEBM,
  WebMOutputFormat,
  type InputFormat,
  type OutputFormat,
} from 'mediabunny';
import type { ExcerptFormat } from '../previews/preview-keys.ts';

/** The formats whose excerpts are cut by the library. */
export type FilmFormat = Exclude<ExcerptFormat, 'mp3' | 'wav'>;

interface Container {
  containers: readonly InputFormat[];
  /** Whether a file may say that part of it is not shown, see track-edits.ts. */
  hasEditLists: boolean;
  /** Whether pictures are copied. In recordings of sound, they are covers. */
  hasPictures: boolean;
  /**
   * The codecs of the excerpt's container that every browser plays. Phones record HEVC, which needs a licensed decoder.
   */
  codecs: readonly string[];
  /** The container of the excerpt. */
  excerpt: () => OutputFormat;
}

const mp4: Container = {
  containers: [MP4, QTFF],
  hasEditLists: true,
  hasPictures: true,
  codecs: ['avc', 'vp9', 'av1', 'aac', 'mp3', 'opus', 'flac'],
  excerpt: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
};

export const filmFormats: Record<FilmFormat, Container> = {
  mp4,
  m4v: mp4,
  mov: mp4,
  m4a: { ...mp4, hasPictures: false },
  mkv: { ...mp4, containers: [MATROSKA], hasEditLists: false },
  webm: {
    containers: [WEBM],
    hasEditLists: false,
    hasPictures: true,
    codecs: ['vp8', 'vp9', 'av1', 'opus', 'vorbis'],
    excerpt: () => new WebMOutputFormat(),
  },
  flac: {
    containers: [FLAC],
    hasEditLists: false,
    hasPictures: false,
    codecs: ['flac'],
    excerpt: () => new FlacOutputFormat(),
  },
};
