import { expect, test } from 'vitest';
import { jsonLdTag } from '#shared/html/json-ld.ts';
import { site } from '#shared/site-config/site.ts';
import { structuredData } from '#web/build/structured-data.ts';
import { pageThings } from '#sites/outcrop/pages/structured-data.ts';
import { structuredDataProblems } from '#tests/support/structured-data-rules.ts';

const origin = 'https://example.org';
const titles: Record<string, string> = { '/audio': 'Audio narration', '/core': 'Core' };

const thingsOf = (pathname: string, title = 'A page') =>
  structuredData(
    { pathname, title, description: 'What it is about.', image: `${origin}/a.png` },
    { site, origin, titleOf: (path) => titles[path], pageThings },
  );

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/core', ['Product']],
  ['/podcasthub', ['PodcastSeries']],
  ['/docs', ['FAQPage']],
  ['/audio/terms', ['BreadcrumbList']],
  ['/about', []],
])('%s is complete for search engines', (pathname, types) => {
  const things = thingsOf(pathname);
  expect(things.map((thing) => thing['@type'])).toEqual(types);
  expect(things.flatMap(structuredDataProblems)).toEqual([]);
});

test('Core has the price of the configuration', () => {
  expect(thingsOf('/core')[0]).toMatchObject({
    offers: { price: 49, priceCurrency: 'USD', url: 'https://example.org/core' },
  });
});

test('a page below another has breadcrumbs, unless its parent is not a page', () => {
  const [trail] = thingsOf('/audio/terms', 'Terms');
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Audio narration', item: 'https://example.org/audio' },
      { position: 2, name: 'Terms', item: 'https://example.org/audio/terms' },
    ],
  });
  expect(thingsOf('/nowhere/page')).toEqual([]);
});

test('the rules report what is missing', () => {
  expect(structuredDataProblems({ '@type': 'Product', name: 'Core' })).not.toEqual([]);
  expect(structuredDataProblems({ '@type': 'Recipe' })).toEqual(['no rules for Recipe']);
});

test('no content of a data block can end it', () => {
  const text = '</script><!-- <script> & \u2028';
  const tag = jsonLdTag({ '@type': 'Thing', name: text });
  const data = tag.slice('<script type="application/ld+json">'.length, -'</script>'.length);
  expect(data).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: text,
  });
});
