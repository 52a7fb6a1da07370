import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { apps } from '#sites/outcrop/config/apps.ts';
import { AppDownload } from '#sites/outcrop/pages/parts/app-download.tsx';
import { StoreButtons } from '#sites/outcrop/pages/parts/store-buttons.tsx';

const stores = apps.aquatest;

it('links to both stores with the campaign, and repeats it as the referrer of Google Play', () => {
  const html = renderToStaticMarkup(
    <AppDownload app="aquatest" heading="The app">
      Free to try
    </AppDownload>,
  );
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => new URL(href!.replaceAll('&amp;', '&')),
  );
  const campaign = { utm_source: 'site', utm_medium: 'cta', utm_campaign: 'launch' };

  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual(
    [stores.ios, stores.android].map((url) => url.split('?')[0]),
  );
  const [ios, android] = links.map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(ios).toEqual(campaign);
  expect(android).toEqual({
    id: new URL(stores.android).searchParams.get('id'),
    ...campaign,
    referrer: 'utm_source=site&utm_medium=cta&utm_campaign=launch',
  });
});

it('links to the app of its page, and has the event of a click', () => {
  const html = renderToStaticMarkup(<StoreButtons app="lapisai" location="hero" />);
  const { ios, android } = apps.lapisai;

  expect(html).toContain(`href="${ios}?`);
  expect(html).toContain(`href="${android}&amp;`);
  const events = [...html.matchAll(/data-event="([^"]+)"/g)].map(
    ([, event]) => JSON.parse(event!.replaceAll('&quot;', '"')) as unknown,
  );
  expect(events).toEqual([
    { event: 'app_store_click', platform: 'ios', location: 'hero' },
    { event: 'app_store_click', platform: 'android', location: 'hero' },
  ]);
});
