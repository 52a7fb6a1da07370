import {
  BufferTarget,
  CustomSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  type EncodedPacket,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
} from 'mediabunny';
import type { ByteSource } from '../archives/archive.ts';
import { filmBoxes, readFilmContents } from './film-boxes.ts';
import { filmFormats, type FilmFormat } from './film-formats.ts';
import type { Excerpt } from './scan-mp3.ts';
import { readTrackEnds } from './track-edits.ts';
import { Uncuttable } from './uncuttable.ts';

export interface FilmOrder {
  format: FilmFormat;
  seconds: number;
  maxBytes: number;
}

export interface FilmExcerpt extends Excerpt {
  /** The size at which the film is shown, in pixels; absent for sound. */
  picture?: { width: number; height: number };
}

/** Two minutes have at most 30,000 pictures and 12,000 packets of sound. */
const maxPackets = 100_000;
const maxPixels = 16_384;
/** Sound before the beginning, from which decoders recover the first samples. */
const leadSeconds = 0.1;
const roundingSeconds = 1e-6;
/** How many seconds a file may overstate its length by; some programs round. */
const overstatedSeconds = 0.5;

/** A track while it is copied into the excerpt. */
interface TrackCopy {
  sink: EncodedPacketSink;
  isPicture: boolean;
  /** The end of the excerpt, or of the track if it is shown for a shorter time. */
  end: number;
  next: EncodedPacket | null;
  add: (packet: EncodedPacket) => Promise<void>;
  close: () => void;
}

/**
 * Copies the beginning of a film, an M4A or a FLAC unchanged into a file of its own: the samples in the order of
 * decoding up to the first one that begins after the end, with new tables and without tags.
 * @throws Uncuttable, or the library's error for a file that it cannot read
 */
export async function cutFilm(source: ByteSource, order: FilmOrder): Promise<FilmExcerpt> {
  const { seconds } = order;
  const { containers, hasEditLists, hasPictures, codecs, excerpt } = filmFormats[order.format];
  const ends = hasEditLists ? readTrackEnds(await readContents(source)) : undefined;
  const input = new Input({
    formats: [...containers],
    source: new CustomSource({
      getSize: () => source.sizeBytes,
      read: (start, end) => source.read(start, end - start),
    }),
  });
  const video = hasPictures ? await mainTrack(await input.getVideoTracks()) : undefined;
  const audio = await mainTrack(await input.getAudioTracks());
  const main = video ?? audio;
  if (!main) throw new Uncuttable('broken');
  for (const track of [video, audio]) {
    if (track && !codecs.includes((await track.getCodec()) ?? '')) throw new Uncuttable('codec');
  }
  const target = new BufferTarget();
  const output = new Output({ format: excerpt(), target });
  const endOf = (track: InputTrack) => Math.min(seconds, ends?.get(track.id) ?? Infinity);
  const copies = [
    ...(video ? [await copyOfVideo(video, endOf(video), output)] : []),
    ...(audio ? [await copyOfAudio(audio, endOf(audio), output)] : []),
  ].filter((copy) => copy !== undefined);
  if (copies[0]?.isPicture !== (video !== undefined)) throw new Uncuttable('broken');
  await output.start();
  const { durationSeconds, continuesAfter } = await copyTracks(copies, order.maxBytes);
  const isTrimmed = endOf(main) < seconds;
  // The boxes of a file with edit lists say how long they are, so its upload has been refused if one is cut off.
  const mayBeCutOff = !continuesAfter && !hasEditLists;
  if (mayBeCutOff && (await isCutOff(main, seconds, durationSeconds))) {
    throw new Uncuttable('broken');
  }
  // If the recording is not longer than the excerpt, the excerpt would give away all of it.
  if (!continuesAfter || isTrimmed) throw new Uncuttable('short');
  await output.finalize();
  return {
    body: Buffer.from(target.buffer!),
    durationSeconds,
    ...(video && { picture: await shownSize(video) }),
  };
}

/**
 * Whether a file ends before the end of the excerpt although it claims to be longer, because the rest was never copied.
 */
async function isCutOff(
  track: InputTrack,
  seconds: number,
  foundSeconds: number,
): Promise<boolean> {
  const statedSeconds = (await track.getDurationFromMetadata()) ?? 0;
  return Math.min(statedSeconds, seconds) > foundSeconds + overstatedSeconds;
}

async function readContents(source: ByteSource): Promise<Buffer> {
  for await (const box of filmBoxes(source)) {
    if (box.type === 'moov') return readFilmContents(source, box);
  }
  throw new Uncuttable('broken');
}

/** Returns the track that players choose. Others have another language, or pictures of chapters. */
async function mainTrack<Track extends InputTrack>(
  tracks: readonly Track[],
): Promise<Track | undefined> {
  for (const track of tracks) {
    if ((await track.getDisposition()).default) return track;
  }
  return tracks[0];
}

async function copyOfVideo(
  track: InputVideoTrack,
  end: number,
  output: Output,
): Promise<TrackCopy | undefined> {
  const sink = new EncodedPacketSink(track);
  const next = (await sink.getKeyPacket(0)) ?? (await sink.getFirstPacket());
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig || !next || next.timestamp >= end) return undefined;
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: await track.getRotation() });
  return {
    ...{ sink, isPicture: true, end, next },
    add: (packet) => source.add(packet, { decoderConfig }),
    close: () => source.close(),
  };
}

async function copyOfAudio(
  track: InputAudioTrack,
  end: number,
  output: Output,
): Promise<TrackCopy | undefined> {
  const sink = new EncodedPacketSink(track);
  const next = (await sink.getPacket(-leadSeconds)) ?? (await sink.getFirstPacket());
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig || !next || next.timestamp >= end) return undefined;
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return {
    ...{ sink, isPicture: false, end, next },
    add: (packet) => source.add(packet, { decoderConfig }),
    close: () => source.close(),
  };
}

/**
 * Copies all tracks together, as they are interleaved in the file. Pictures are copied up to the first one in the order
 * of decoding that is shown after the end, since later ones may need it.
 * @returns whether the first of the tracks continues after the excerpt
 */
async function copyTracks(
  copies: readonly TrackCopy[],
  maxBytes: number,
): Promise<{ durationSeconds: number; continuesAfter: boolean }> {
  let [bytes, packets, durationSeconds] = [0, 0, 0];
  let continuesAfter = false;
  for (;;) {
    const copy = earliest(copies);
    if (!copy?.next) return { durationSeconds, continuesAfter };
    const { next: packet, end, sink } = copy;
    if (!isWithin(packet, copy)) {
      continuesAfter ||= copy === copies[0];
      copy.next = null;
      copy.close();
      continue;
    }
    bytes += packet.byteLength;
    if (bytes > maxBytes) throw new Uncuttable('large', Math.max(0, Math.floor(packet.timestamp)));
    if (++packets > maxPackets) throw new Uncuttable('tooMuch');
    const duration = Math.min(packet.duration, end - packet.timestamp);
    await copy.add(packet.clone({ duration }));
    durationSeconds = Math.max(durationSeconds, packet.timestamp + duration);
    copy.next = await sink.getNextPacket(packet);
    if (!copy.next) copy.close();
  }
}

function earliest(copies: readonly TrackCopy[]): TrackCopy | undefined {
  const left = copies.filter(({ next }) => next);
  return left.sort((a, b) => a.next!.timestamp - b.next!.timestamp)[0];
}

/** A still picture may be shown far beyond the end, where sound always ends within a moment. */
function isWithin({ timestamp, duration }: EncodedPacket, { isPicture, end }: TrackCopy): boolean {
  return isPicture
    ? timestamp < end - roundingSeconds
    : timestamp + duration <= end + roundingSeconds;
}

async function shownSize(track: InputVideoTrack): Promise<{ width: number; height: number }> {
  const sides = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const [width = 0, height = 0] = sides.map((side) => Math.round(side));
  const isSane = Math.min(width, height) > 0 && Math.max(width, height) <= maxPixels;
  if (!isSane) throw new Uncuttable('broken');
  return { width, height };
}
