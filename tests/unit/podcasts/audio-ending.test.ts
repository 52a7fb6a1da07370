import { expect, it } from 'vitest';
import { withoutEnding } from '#functions/domain/podcasts/audio-ending.ts';

it.each([
  ['01JQ.mp3', '01JQ'],
  ['01JQ.m4a', '01JQ'],
  ['01JQ', '01JQ'],
  ['mp3', 'mp3'],
  ['01JQ.exe', '01JQ.exe'],
])('removes the extension of a recording: %s', (given, id) => {
  expect(withoutEnding(given)).toBe(id);
});

it.each(['.mp3', '.wav'])(
  'leaves %s alone: DynamoDB refuses to be asked for an empty id',
  (given) => {
    expect(withoutEnding(given)).toBe(given);
  },
);
