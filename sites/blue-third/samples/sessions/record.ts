import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cutPreview, pressAudio, writeWav } from '#tools/press/press-audio.ts';
import { site } from '../../config/site.ts';
import { sampleRate } from '../music/synth.ts';
import { sessions } from './index.ts';
import type { Session } from './session.ts';

/*
 * Records the practice sessions: `npx node sites/blue-third/samples/sessions/record.ts [slug …]`. Not part of
 * `npm start`: the repository contains the recordings. Needs the Debian package ffmpeg.
 */

const folder = path.join(import.meta.dirname, '../recordings');
const previewSeconds = 40;
const mastering = { tone: 'highpass=f=35,lowpass=f=10500', target: 'I=-18:TP=-1.5:LRA=11' };

function record(session: Session): void {
  const { tape } = session.record();
  const work = mkdtempSync(path.join(tmpdir(), 'session-'));
  const wav = path.join(work, 'session.wav');
  writeWav(wav, tape.samples, sampleRate);
  const file = (ending: string) => path.join(folder, `${session.slug}.${ending}`);
  pressAudio(wav, file('mp3'), { ...mastering, tags: tagsOf(session, '') });
  if (session.priceMinor > 0) {
    cutPreview(file('mp3'), file('preview.mp3'), previewSeconds, tagsOf(session, ' (preview)'));
  }
  rmSync(work, { recursive: true });
  console.log(`${session.slug}: ${(tape.samples.length / sampleRate).toFixed(1)} s`);
}

/** ID3v2 tags: the site is the artist, its podcast the album. */
function tagsOf(session: Session, suffix: string): Record<string, string> {
  return {
    title: session.title + suffix,
    artist: site.brand.company,
    album: site.podcast.title,
    genre: 'Jazz',
    date: session.publishedAt.slice(0, 4),
  };
}

const wanted = process.argv.slice(2);
for (const session of sessions) {
  if (wanted.length === 0 || wanted.includes(session.slug)) record(session);
}
