import { beforeAll, afterAll, expect, it, vi } from 'vitest';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { purchaseFailure } from '#web/src/lib/purchase/use-buy.ts';
import { downloadItem, type Downloadable } from '#web/src/lib/purchase/download-item.ts';

beforeAll(() => void vi.stubGlobal('location', { href: 'http://site.test/podcasthub' }));
afterAll(() => void vi.unstubAllGlobals());

/** Runs a download with a browser and a server that behave as specified, and returns the result. */
async function attempt(
  item: Partial<Downloadable>,
  { sessionId, popups = true, response = 'tok' }: Attempt = {},
) {
  const seen: string[] = [];
  await downloadItem({ id: 'pod/1', ...item }, sessionId, {
    openTab() {
      seen.push('tab');
      return popups
        ? { navigate: (url) => seen.push(url), close: () => seen.push('closed') }
        : null;
    },
    requestToken(_item, session) {
      seen.push(`token for ${session}`);
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
    showError: (text) => seen.push(text),
  });
  return seen;
}

interface Attempt {
  sessionId?: string;
  popups?: boolean;
  response?: string | Error;
}

const bought = { sessionId: 'cs_1' };

it('opens the tab before it asks for a token, so that browsers allow it', async () => {
  expect(await attempt({}, bought)).toEqual([
    'tab',
    'token for cs_1',
    '/download/podcasts/pod%2F1?token=tok',
  ]);
  expect(await attempt({ resourceType: 'product' }, bought)).toEqual([
    'tab',
    'token for cs_1',
    '/download/products/pod%2F1?token=tok',
  ]);
});

it('needs no token for a free episode', async () => {
  const free = { isFree: true, audioUrl: '/download/podcasts/b' };
  expect(await attempt(free)).toEqual([
    'tab',
    'http://site.test/download/podcasts/b?download=true',
  ]);
});

it('opens no tab if there is nothing to download, or no session', async () => {
  expect(await attempt({ isFree: true })).toEqual(['No download available']);
  expect(await attempt({})).toEqual(['No valid purchase session found']);
});

it('says that the browser blocks the tab', async () => {
  expect(await attempt({}, { ...bought, popups: false })).toEqual([
    'tab',
    'Popup blocked – please allow popups for downloads',
  ]);
});

it.each([
  [new ApiError('invalid_response'), 'No token received'],
  [new ApiError('session_expired', { status: 401 }), 'Session expired'],
  [new ApiError('not_purchased', { message: 'Refunded.' }), 'Refunded.'],
  [new ApiError('internal_error', { explained: false }), 'Download failed'],
  [new Error('odd'), 'Download failed'],
])('closes the tab and says why: %s', async (response, text) => {
  const seen = await attempt({}, { ...bought, response });
  expect(seen).toEqual(['tab', 'token for cs_1', 'closed', text]);
});

it.each([
  [new ApiError('invalid_response'), 'No checkout URL'],
  [new ApiError('conflict', { message: 'Not now.' }), 'Not now.'],
  [new ApiError('internal_error', { explained: false }), 'Purchase failed'],
  [new Error('odd'), 'Purchase failed'],
])('says why a purchase does not start: %s', (error, text) => {
  expect(purchaseFailure(error)).toBe(text);
});
