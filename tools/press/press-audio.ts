import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const mp3 = [
  ...['-ac', '1', '-ar', '24000', '-c:a', 'libmp3lame', '-b:a', '40k'],
  ...['-write_xing', '1', '-id3v2_version', '3', '-map_metadata', '-1'],
];

export interface Mastering {
  /** Filters of ffmpeg, applied before the loudness normalisation. */
  tone: string;
  /** Integrated loudness in LUFS, the highest true peak in dBTP and the range: 'I=-17:TP=-1.5:LRA=11'. */
  target: string;
}

/** Processes tone and loudness of a recording in two passes and writes it as an MP3. Needs ffmpeg. */
export function pressAudio(
  wav: string,
  file: string,
  { tone, target, tags }: Mastering & { tags: Readonly<Record<string, string>> },
): void {
  const measured = ffmpeg([
    ...['-i', wav, '-af', `${tone},loudnorm=${target}:print_format=json`],
    ...['-f', 'null', '-'],
  ]);
  const found = JSON.parse(measured.slice(measured.lastIndexOf('{'))) as Record<string, string>;
  const known = ['i', 'tp', 'lra', 'thresh'].map(
    (name) => `measured_${name}=${found[`input_${name}`]}`,
  );
  const level = [`loudnorm=${target}`, ...known, `offset=${found.target_offset}`, 'linear=true'];
  ffmpeg(['-i', wav, '-af', `${tone},${level.join(':')}`, ...mp3, ...metadata(tags), file]);
}

/**
 * Cuts the first `seconds` of a recording and fades out the end. The cut is slightly shorter, because the
 * encoder adds frames and the file must not be longer.
 */
export function cutPreview(
  recording: string,
  file: string,
  seconds: number,
  tags: Readonly<Record<string, string>>,
): void {
  const length = seconds - 0.1;
  const fade = `afade=t=out:st=${length - 1.2}:d=1.2`;
  const cut = ['-i', recording, '-t', String(length), '-af', fade];
  ffmpeg([...cut, ...mp3, ...metadata(tags), file]);
}

/** 16-bit mono RIFF. */
export function writeWav(file: string, samples: Float32Array, rate: number): void {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, i) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), i * 2),
  );
  writeFileSync(`${file}.raw`, bytes);
  ffmpeg(['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', `${file}.raw`, file]);
}

function metadata(tags: Readonly<Record<string, string>>): string[] {
  return Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
}

/** @returns ffmpeg's error stream, which contains its measurements */
function ffmpeg(args: readonly string[]): string {
  const quiet = ['-hide_banner', '-nostats', '-y', '-bitexact'];
  const { status, stderr } = spawnSync('ffmpeg', [...quiet, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
  return stderr;
}
