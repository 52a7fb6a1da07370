import { expect, it, vi } from 'vitest';
import { cueAt, fetchTranscript, parseWebVtt } from '#web/src/lib/player/transcript.ts';

const file = [
  '\uFEFFWEBVTT - a talk',
  'STYLE\n::cue { color: red }',
  'NOTE nobody reads this',
  '1\n00:01.000 --> 00:02.500 align:start\nThe <b>gamma</b> ray\ncounts &amp; counts.',
  '01:00:00.000 --> 01:00:01.000\n<v Dr Reyes>Salt &lt; sand.</v>',
  '00:03.000 --> 00:04.000\n',
].join('\r\n\r\n');

it('reads cues with and without names and hours, and leaves styling out', () => {
  expect(parseWebVtt(file)).toEqual([
    { startSeconds: 1, endSeconds: 2.5, text: 'The gamma ray counts & counts.' },
    { startSeconds: 3600, endSeconds: 3601, text: 'Dr Reyes: Salt < sand.' },
  ]);
  expect(parseWebVtt('no transcript')).toEqual([]);
});

it('finds the current cue', () => {
  const cues = [1, 3, 8].map((startSeconds) => ({ startSeconds, endSeconds: 0, text: '' }));
  expect([0, 1, 2.9, 3, 100].map((seconds) => cueAt(cues, seconds))).toEqual([-1, 0, 0, 1, 2]);
  expect(cueAt([], 5)).toBe(-1);
});

it('reads a text response, and errors like every call', async () => {
  const responses = [
    new Response('WEBVTT\n\n00:00.000 --> 00:04.000\nA tone.', {
      headers: { 'content-type': 'text/vtt; charset=utf-8' },
    }),
    Response.json({ code: 'not_purchased', error: 'Buy it first' }, { status: 403 }),
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(responses.shift()));
  expect(await fetchTranscript('a')).toEqual([{ startSeconds: 0, endSeconds: 4, text: 'A tone.' }]);
  await expect(fetchTranscript('a')).rejects.toMatchObject({ code: 'not_purchased' });
  vi.unstubAllGlobals();
});
