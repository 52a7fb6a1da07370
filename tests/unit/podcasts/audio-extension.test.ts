import { expect, it } from 'vitest';
import { withoutExtension } from '#functions/domain/podcasts/audio-extension.ts';

it.each([
  ['01JQ.mp3', '01JQ'],
  ['01JQ.m4a', '01JQ'],
  ['01JQ', '01JQ'],
  ['mp3', 'mp3'],
  ['01JQ.exe', '01JQ.exe'],
])('removes the extension of a recording: %s', (given, id) => {
  expect(withoutExtension(given)).toBe(id);
});

it.each(['.mp3', '.wav'])(
  'leaves %s alone: DynamoDB refuses to be asked for an empty id',
  (given) => {
    expect(withoutExtension(given)).toBe(given);
  },
);
