import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteConfig } from '#shared/site-config/index.ts';
import { cutPreview, pressAudio, writeWav } from '#tools/press/press-audio.ts';
import type { Episode } from './episode.ts';
import { speak, voiceRate } from './festival.ts';
import { episodes } from './index.ts';
import { readScript } from './read-script.ts';
import { addStings, closingGapSeconds, closingSeconds, openingSeconds } from './sting.ts';
import { cuesOf, writeVtt, type SpokenSentence } from './write-vtt.ts';

/*
 * Records the sample episodes from their scripts: `npx node sites/outcrop/samples/episodes/record.ts [slug …]`.
 * Not part of `npm start`: the repository contains the recordings. Needs these Debian packages:
 * festival festvox-us-slt-hts ffmpeg
 */

const audio = path.join(import.meta.dirname, '../recordings');
const sentencePause = 0.08;
const paragraphPause = 0.62;
const previewSeconds = 40;

/** For mono speech. */
const target = 'I=-17:TP=-1.5:LRA=11';

/** Removes rumble and buzz from the voice and evens out its level. */
const tone = [
  'highpass=f=70',
  'equalizer=f=220:t=q:w=1:g=1.5',
  'equalizer=f=3400:t=q:w=1.2:g=-2.5',
  'treble=f=7500:g=-2',
  'acompressor=threshold=-26dB:ratio=2.2:attack=15:release=200',
].join(',');

function record(episode: Episode): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-record-'));
  const script = readScript(episode);
  const spoken = speak(
    script.flat().map(({ said }) => said),
    folder,
  );
  let at = openingSeconds;
  let next = 0;
  const paragraphs = script.map((sentences) => {
    const laid = sentences.map((sentence): SpokenSentence => {
      const speech = spoken[next++]!;
      const start = at;
      at += speech.samples.length / voiceRate + sentencePause;
      return { at: start, sentence, speech };
    });
    at += paragraphPause;
    return laid;
  });
  const cues = paragraphs.flatMap((paragraph, i) => cuesOf(paragraph, i + 1));
  const lastWordAt = cues.at(-1)!.end;
  const samples = new Float32Array(
    Math.ceil((lastWordAt + closingGapSeconds + closingSeconds) * voiceRate),
  );
  for (const { at: start, speech } of paragraphs.flat()) {
    samples.set(speech.samples, Math.round(start * voiceRate));
  }
  addStings(samples, voiceRate, lastWordAt);
  const wav = path.join(folder, 'episode.wav');
  writeWav(wav, samples, voiceRate);
  const file = (ending: string) => path.join(audio, `${episode.slug}.${ending}`);
  pressAudio(wav, file('mp3'), { tone, target, tags: tagsOf(episode, '') });
  if (episode.priceMinor > 0) {
    cutPreview(file('mp3'), file('preview.mp3'), previewSeconds, tagsOf(episode, ' (preview)'));
  }
  writeFileSync(file('vtt'), writeVtt(cues));
  rmSync(folder, { recursive: true });
  console.log(`${episode.slug}: ${(samples.length / voiceRate).toFixed(1)} s, ${cues.length} cues`);
}

/** ID3v2 tags: the site is the artist, its podcast the album. */
function tagsOf(episode: Episode, suffix: string): Record<string, string> {
  const { product, company } = siteConfig.brand;
  return {
    title: episode.title + suffix,
    artist: company,
    album: `${product} podcast`,
    genre: 'Podcast',
    date: episode.publishedAt.slice(0, 4),
  };
}

const wanted = process.argv.slice(2);
for (const episode of episodes) {
  if (wanted.length === 0 || wanted.includes(episode.slug)) record(episode);
}
