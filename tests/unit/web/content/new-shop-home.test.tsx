import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { HomeItem } from '#shared/contracts/home.ts';
import HomePage from '#sites/blank/pages/home/home-page.mdx';
import { OnSale, Shelf } from '#web/src/components/on-sale/on-sale.tsx';
import { renderWithResponses } from '#web/src/lib/api/embedded-responses.ts';

/** Renders a component while these items are on sale. */
function htmlOf(shown: ReactNode, data: readonly HomeItem[]): string {
  const page = <StaticRouter location="/">{shown}</StaticRouter>;
  const responses = { '/api/home': { data } };
  return renderWithResponses(responses, () => renderToStaticMarkup(page)).html;
}

/** The home page that every new shop starts with. */
const htmlWith = (data: readonly HomeItem[]) => htmlOf(<HomePage />, data);

const Papers = () => (
  <OnSale heading="On sale">
    <Shelf kind="article" heading="Papers" to="/articles" go="All papers" />
  </OnSale>
);

const item = (kind: HomeItem['kind'], title: string): HomeItem => ({
  kind,
  id: title,
  title,
  price: 0,
  currency: 'usd',
  imageUrl: '',
});

it('has the buttons under its heading, the first one stronger', () => {
  expect(htmlWith([])).toMatch(
    /<a class="\S+ _primary_\S+" href="\/articles"[^>]*>Read the articles<\/a><a class="\S+ _secondary_\S+" href="\/store"/,
  );
});

it('has a shelf for each kind that has items, in the order of the page, with a link to all', () => {
  const html = htmlWith([item('product', 'A score'), item('article', 'A paper')]);
  expect(html).toMatch(
    /<h2>In the shop<\/h2>.*<h3>Articles<\/h3>.*A paper.*href="\/articles"[^>]*>All articles<.*<h3>Files<\/h3>.*A score.*href="\/store"[^>]*>Open the store</,
  );
  expect(html).not.toContain('Episodes');
});

it('has no heading over empty shelves', () => {
  const episode = [item('podcast', 'An episode')];
  expect(htmlWith([])).not.toContain('In the shop');
  expect(htmlOf(<Papers />, episode)).toBe('');
  expect(htmlOf(<Papers />, [item('article', 'A paper')])).toContain('A paper');
});

it('numbers its steps', () => {
  expect(htmlWith([])).toMatch(
    /<ol[^>]*><li[^>]*><p[^>]*>1<\/p><h3>Choose<\/h3>.*<p[^>]*>2<\/p><h3>Pay once<\/h3>.*<p[^>]*>3<\/p><h3>Keep it/,
  );
});
