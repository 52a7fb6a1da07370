import { expect, test } from 'vitest';
import { internalPath } from '#web/src/features/chat/internal-path.ts';

test.each([
  ['/articles/42?sort=newest#top', '/articles/42?sort=newest#top'],
  ['/', '/'],
  ['/podcasthub', '/podcasthub'],
  ['/media-kit', '/media-kit'],
])('%s is a page of this site', (href, path) => {
  expect(internalPath(href)).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'articles/42',
  '#top',
  '',
  undefined,
  null,
  '/api/auth/logout',
  '/media/x.png',
  '/aff/hammer',
  '/a/../api/chat',
])('%s is not', (href) => {
  expect(internalPath(href)).toBeUndefined();
});
