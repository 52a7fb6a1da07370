import { expect, test } from 'vitest';
import { headTags } from '#shared/html/head-tags.ts';
import { siteConfig } from '#shared/site-config/index.ts';

test('a title and a description cannot break out of their elements', () => {
  const text = '</title><script>alert("1")</script>';
  const tags = headTags(siteConfig, {
    title: text,
    description: text,
    url: 'https://example.org/"><script>',
  });
  expect(tags).not.toContain('<script>');
  expect(tags.match(/<\/title>/g)).toHaveLength(1);
});
