import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import {
  freshSource,
  isFinal,
  NoAudioError,
  openSource,
  playbackErrorText,
} from '#web/src/lib/player/audio-source.ts';
import { episode, preview } from './set-up-engine.ts';

afterEach(() => void vi.unstubAllGlobals());

const free = { ...episode, isFree: true, sessionId: undefined };

it('plays the preview of an episode that is not owned, by a URL that never expires', () => {
  expect(openSource(preview)).toEqual({ url: '/media/preview.mp3' });
});

it('plays a free episode in full, and requests a URL for a bought one', () => {
  vi.stubGlobal('location', { href: 'https://site.example/podcasthub' });
  expect(openSource({ ...free, audioUrl: '/download/podcasts/ep' })).toEqual({
    url: 'https://site.example/download/podcasts/ep',
    expiresAt: expect.any(Number),
  });
  expect(openSource(episode)).toBeUndefined();
});

it('says what is missing', async () => {
  expect(() => openSource({ ...preview, previewUrl: undefined })).toThrow(
    new NoAudioError('Preview not available'),
  );
  expect(() => openSource(free)).toThrow(new NoAudioError('Audio not available'));
  await expect(freshSource({ ...episode, sessionId: undefined })).rejects.toThrow(
    new NoAudioError('Audio not available'),
  );
});

it.each([
  [new NoAudioError('Preview not available'), 'Preview not available', true],
  [new ApiError('not_signed_in'), 'Session expired', true],
  [new ApiError('session_expired'), 'Session expired', true],
  [new ApiError('not_found'), 'Episode data not found', true],
  [new ApiError('purchase_not_found'), 'Episode data not found', true],
  [new ApiError('not_purchased'), 'Playback error', true],
  [new ApiError('network'), 'Playback error', false],
  [new Error('odd'), 'Playback error', false],
])('has a text for what went wrong: %s', (error, text, final) => {
  expect([playbackErrorText(error), isFinal(error)]).toEqual([text, final]);
});
