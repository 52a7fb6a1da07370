import { transcriptType } from '../podcasts/transcript-type.ts';

const timing = /^(?:\d+:)?\d{2}:\d{2}\.\d{3}\s+-->/;
/** Blocks without speech: https://www.w3.org/TR/webvtt1/#introduction-other-features */
const unspoken = /^(?:\uFEFF?WEBVTT|NOTE|STYLE|REGION)(?=\s|$)/;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

/** Returns the spoken text of a transcript, without WebVTT's timings, cue names, notes and tags. */
export function readTranscript(transcript: string): string {
  if (transcriptType(transcript) === 'text/plain') return transcript;
  return transcript
    .split(/\r?\n[ \t]*(?:\r?\n)+/)
    .map(spokenWords)
    .filter(Boolean)
    .join(' ');
}

function spokenWords(block: string): string {
  const lines = block.split(/\r?\n/).filter((line) => line.trim());
  const at = lines.findIndex((line) => timing.test(line));
  if (at < 0 || unspoken.test(block)) return '';
  return lines
    .slice(at + 1)
    .join(' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity]!);
}
