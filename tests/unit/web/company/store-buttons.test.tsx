import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '../../../../shared/site-config/site.ts';
import { AppDownload } from '../../../../web/src/components/app-download.tsx';

it('leads to both stores with the campaign, and tells Google Play once more as its referrer', () => {
  const html = renderToStaticMarkup(<AppDownload heading="The app">Free to try</AppDownload>);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => new URL(href!.replaceAll('&amp;', '&')),
  );
  const campaign = { utm_source: 'site', utm_medium: 'cta', utm_campaign: 'launch' };

  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual(
    [site.links.stores.ios, site.links.stores.android].map((url) => url.split('?')[0]),
  );
  const [ios, android] = links.map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(ios).toEqual(campaign);
  expect(android).toEqual({
    id: new URL(site.links.stores.android).searchParams.get('id'),
    ...campaign,
    referrer: 'utm_source=site&utm_medium=cta&utm_campaign=launch',
  });
});
