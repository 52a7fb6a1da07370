import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseFile } from 'music-metadata';
import { expect, test } from 'vitest';
import { episodes } from '#sites/outcrop/samples/episodes/index.ts';
import { longestCue, readScript, shownWords } from '#sites/outcrop/samples/episodes/read-script.ts';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { siteConfig } from '#shared/site-config/index.ts';

const folder = path.resolve('sites/outcrop/samples/recordings');
const fileOf = (slug: string, ending: string) => path.join(folder, `${slug}.${ending}`);
const seconds = (clock: string) =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function readVtt(slug: string) {
  const [head, ...blocks] = readFileSync(fileOf(slug, 'vtt'), 'utf8').trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const found = /^(\d+)\.(\d+)\n(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n(.+)$/.exec(
      block.trim(),
    );
    if (!found) throw new Error(`Not a cue: ${block}`);
    const [, paragraph, , start, end, text] = found as unknown as string[];
    return {
      paragraph: Number(paragraph),
      start: seconds(start!),
      end: seconds(end!),
      text: text!,
    };
  });
}

test('there are at least ten episodes, at least three of them free, the others at £2.50 to £6', () => {
  expect(episodes.length).toBeGreaterThanOrEqual(10);
  const prices = episodes.map(({ priceMinor }) => priceMinor).sort((a, b) => a - b);
  expect(prices.filter((price) => price === 0).length).toBeGreaterThanOrEqual(3);
  const sold = prices.filter((price) => price > 0);
  expect([sold[0], sold.at(-1)]).toEqual([250, 600]);
});

test('ids, slugs and titles are unique, and the newest comes first', () => {
  for (const key of ['id', 'slug', 'title', 'publishedAt'] as const) {
    expect(new Set(episodes.map((episode) => episode[key])).size, key).toBe(episodes.length);
  }
  const dates = episodes.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('the recordings take 12 MB at most', () => {
  const sizes = episodes.flatMap(({ slug }) =>
    ['mp3', 'preview.mp3', 'vtt']
      .map((ending) => fileOf(slug, ending))
      .filter(existsSync)
      .map((file) => statSync(file).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000_000);
});

test('a script keeps names and units readable and gives the voice its own spelling', () => {
  const script = ['A {LAS|lass} file isn’t {it|eat}.'];
  expect(readScript({ ...episodes[0]!, script }).flat()[0]).toEqual({
    said: "A lass file isn't eat.",
    pieces: [{ shown: 'A LAS file isn’t it.', saidWords: 5 }],
  });
});

test('a sentence that is too long is shown in pieces that lose no word', () => {
  const script = [`${'stone '.repeat(20)}, {pH|P H} and water, ${'sand '.repeat(19)}end.`];
  const { said, pieces } = readScript({ ...episodes[0]!, script }).flat()[0]!;
  expect(pieces.every(({ shown }) => shown.length <= longestCue)).toBe(true);
  expect(pieces.map(({ shown }) => shown).join(' ')).toBe(script[0]!.replace('{pH|P H}', 'pH'));
  expect(pieces.reduce((sum, piece) => sum + piece.saidWords, 0)).toBe(said.split(' ').length);
});

test.each(episodes)(
  '$slug: belongs to a sample paper and says that its voice is not human',
  (episode) => {
    expect(episode.id).toBe(`pod-${episode.slug}`);
    expect(papers.map(({ slug }) => slug)).toContain(episode.paper);
    expect(episode.shortDescription.length).toBeLessThanOrEqual(220);
    expect(episode.longDescription.split('\n\n').length).toBeGreaterThanOrEqual(3);
    expect(episode.publishedAt >= '2025-10' && episode.publishedAt < '2026-11-21').toBe(true);
  },
);

test.each(episodes)('$slug: is an MP3 of more than a minute with its tags', async (episode) => {
  const { format, common } = await parseFile(fileOf(episode.slug, 'mp3'), { duration: true });
  expect(format).toMatchObject({ container: 'MPEG', codec: 'MPEG 2 Layer 3', numberOfChannels: 1 });
  expect(format.sampleRate).toBe(24_000);
  expect(format.duration).toBeGreaterThan(60);
  expect(common).toMatchObject({
    title: episode.title,
    artist: siteConfig.brand.company,
    album: `${siteConfig.brand.product} podcast`,
  });
});

test.each(episodes)('$slug: has a preview of 40 seconds at most if it is sold', async (episode) => {
  const preview = fileOf(episode.slug, 'preview.mp3');
  expect(existsSync(preview)).toBe(episode.priceMinor > 0);
  if (episode.priceMinor === 0) return;
  const { format } = await parseFile(preview, { duration: true });
  expect(format.duration).toBeLessThanOrEqual(40);
  expect(format.duration).toBeGreaterThan(39);
});

test.each(episodes)(
  '$slug: has a transcript of every word, in step with the voice',
  async (episode) => {
    const cues = readVtt(episode.slug);
    const { format } = await parseFile(fileOf(episode.slug, 'mp3'), { duration: true });
    cues.forEach((cue, i) => {
      expect(cue.start, cue.text).toBeLessThan(cue.end);
      expect(cue.start, cue.text).toBeGreaterThanOrEqual(cues[i - 1]?.end ?? 0);
      expect(cue.text.length).toBeLessThanOrEqual(longestCue);
      // People read aloud at 6 to 25 characters a second.
      const speed = cue.text.length / (cue.end - cue.start);
      expect(speed, cue.text).toBeLessThan(25);
      expect(speed, cue.text).toBeGreaterThan(6);
    });
    expect(cues.at(-1)!.end).toBeLessThanOrEqual(format.duration!);
    expect(cues.at(-1)!.paragraph).toBe(episode.script.length);
    expect(cues.flatMap(({ text }) => text.split(' '))).toEqual(shownWords(episode));
  },
);
