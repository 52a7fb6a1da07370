import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny';

const formats = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  /** As cameras write it: the table of contents comes last. */
  'mp4 of a camera': () => new Mp4OutputFormat({ fastStart: false }),
  'fragmented mp4': () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
  mov: () => new MovOutputFormat({ fastStart: false }),
  m4a: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mkv: () => new MkvOutputFormat(),
  webm: () => new WebMOutputFormat(),
} satisfies Record<string, () => OutputFormat>;
export type FilmKind = keyof typeof formats;

export interface FilmFeatures {
  soundSeconds?: number;
  /** Pictures are stored in another order than they are shown, as encoders do. */
  reordered?: boolean;
  /** How much of the beginning is cut off by an edit list. */
  cutSeconds?: number;
  /** The bytes of each picture. */
  pictureBytes?: number;
}

export const picturesPerSecond = 10;
const soundsPerSecond = 50;
/**
 * Writes a film whose pictures and packets of sound say their number (`picture 12;`, `sound 3;`), with a title. It
 * cannot be decoded.
 */
export async function filmFile(
  kind: FilmKind,
  seconds: number,
  features: FilmFeatures = {},
): Promise<Buffer> {
  const { soundSeconds = seconds, reordered = false, cutSeconds = 0, pictureBytes = 40 } = features;
  const target = new BufferTarget();
  const output = new Output({ format: formats[kind](), target });
  output.setMetadataTags({ title: 'The secret title' });
  const isWebm = kind === 'webm';
  const video = new EncodedVideoPacketSource(isWebm ? 'vp8' : 'avc');
  const audio = new EncodedAudioPacketSource(isWebm ? 'opus' : 'aac');
  if (kind !== 'm4a') output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  const pictures = kind === 'm4a' ? 0 : Math.round(seconds * picturesPerSecond);
  const sounds = Math.round(soundSeconds * soundsPerSecond);
  const add = { picture: 0, sound: 0 };
  while (add.picture < pictures || add.sound < sounds) {
    const pictureAt = add.picture < pictures ? add.picture / picturesPerSecond : Infinity;
    if (add.sound < sounds && add.sound / soundsPerSecond <= pictureAt) {
      const timestamp = add.sound / soundsPerSecond - cutSeconds;
      const bytes = Buffer.alloc(20);
      bytes.write(`sound ${add.sound++};`);
      const packet = new EncodedPacket(bytes, 'key', timestamp, 1 / soundsPerSecond);
      await audio.add(packet, { decoderConfig: soundConfig(isWebm) });
    } else {
      const shown = shownAs(add.picture++, pictures, reordered);
      const type = shown % 20 === 0 ? 'key' : 'delta';
      const bytes = Buffer.alloc(pictureBytes);
      bytes.write(`picture ${shown};`);
      const timestamp = shown / picturesPerSecond - cutSeconds;
      const packet = new EncodedPacket(bytes, type, timestamp, 1 / picturesPerSecond);
      await video.add(packet, { decoderConfig: pictureConfig(isWebm) });
    }
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/**
 * Returns the number under which a picture is shown by its place in the file. Encoders store the last of four pictures
 * first, since those between need it; here, that is also true of the pictures that begin a group.
 */
function shownAs(stored: number, pictures: number, reordered: boolean): number {
  const last = Math.ceil(stored / 4) * 4;
  if (!reordered || stored === 0 || last >= pictures) return stored;
  return last - [0, 2, 3, 1][(stored - 1) % 4]!;
}

/** AVCDecoderConfigurationRecord (ISO/IEC 14496-15, 5.3.3.1) of x264 for 320x180 pixels, baseline profile. */
const avcRecord =
  '0142c00bffe100196742c00bd901419f9f011000000300100000030140f142a48001000568cb83cb20';

function pictureConfig(isWebm: boolean): VideoDecoderConfig {
  const size = { codedWidth: 320, codedHeight: 180 };
  if (isWebm) return { codec: 'vp8', ...size };
  const description = Buffer.from(avcRecord, 'hex');
  return { codec: 'avc1.42c00b', ...size, description };
}

function soundConfig(isWebm: boolean): AudioDecoderConfig {
  const sound = { sampleRate: 48_000, numberOfChannels: 2 };
  return isWebm
    ? { codec: 'opus', ...sound }
    : { codec: 'mp4a.40.2', ...sound, description: Buffer.from([0x11, 0x90]) };
}

/** Returns the numbers of the pictures or sounds in a file. */
export function numbersIn(file: Buffer, what: 'picture' | 'sound'): number[] {
  const found = file.toString('latin1').matchAll(new RegExp(`${what} (\\d+);`, 'g'));
  return [...found].map(([, number]) => Number(number));
}
