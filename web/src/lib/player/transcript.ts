import { callText } from '../api/call-text.ts';

export interface Cue {
  startSeconds: number;
  endSeconds: number;
  text: string;
}

/** Throws ApiError: `not_found` if there is none, `not_purchased` for users who do not own the episode. */
export async function fetchTranscript(id: string): Promise<Cue[]> {
  return parseWebVtt(await callText('GET /api/podcasts/{id}/transcript', { id }));
}

const timing = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})[ \t]+-->[ \t]+(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})/;

/** Parses the cues of a WebVTT file (https://www.w3.org/TR/webvtt1/). Drops styling, keeps speaker names. */
export function parseWebVtt(file: string): Cue[] {
  const blocks = file.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => timing.test(line));
    if (at < 0) return [];
    const [, h1, m1, s1, h2, m2, s2] = timing.exec(lines[at]!)!;
    const text = plainText(lines.slice(at + 1).join(' '));
    const cue = {
      startSeconds: toSeconds(h1, m1!, s1!),
      endSeconds: toSeconds(h2, m2!, s2!),
      text,
    };
    return text ? [cue] : [];
  });
}

const toSeconds = (hours: string | undefined, minutes: string, seconds: string): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

function plainText(payload: string): string {
  return payload
    .replaceAll(/<v(?:\.[^ >]*)? +([^>]+)>/g, '$1: ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
}

/** Index of the current or last cue; -1 before the first. Cues are sorted. */
export function cueAt(cues: readonly Cue[], seconds: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cues[middle]!.startSeconds <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
