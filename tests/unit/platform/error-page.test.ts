import { afterEach, expect, it, vi } from 'vitest';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { articlesOnly } from '../../support/articles-only.ts';

const everything = Object.fromEntries(
  Object.keys(articlesOnly).map((name) => [name, true]),
) as unknown as Capabilities;

async function linksOn(path: string, capabilities = everything, affiliate = siteConfig.affiliate) {
  vi.resetModules();
  vi.doMock('#shared/site-config/capabilities.ts', () => ({ capabilities }));
  vi.doMock('#shared/site-config/index.ts', () => ({ siteConfig: { ...siteConfig, affiliate } }));
  const { errorPage } = await import('#functions/platform/error-page.ts');
  const { AppError } = await import('#functions/platform/app-error.ts');
  const html = errorPage(new AppError('not_found'), path);
  return [...html.matchAll(/<a [^>]*href="(.*?)"/g)].map(([, to]) => to!);
}

afterEach(() => {
  vi.doUnmock('#shared/site-config/capabilities.ts');
  vi.doUnmock('#shared/site-config/index.ts');
});

it('leads from a link to an episode to the hub, and to the store in a shop without podcasts', async () => {
  expect(await linksOn('/download/podcasts/x')).toContain('/podcasthub');
  expect(await linksOn('/feeds/podcast.xml')).toContain('/podcasthub');
  const without = await linksOn('/download/podcasts/x', articlesOnly);
  expect(without).toContain('/store');
  expect(without).not.toContain('/podcasthub');
  expect(await linksOn('/feeds/podcast.xml', articlesOnly)).not.toContain('/podcasthub');
});

it('leads from a download of an article to the articles, and nowhere in a shop without them', async () => {
  expect(await linksOn('/api/articles/x/download')).toContain('/articles');
  const without = await linksOn('/api/articles/x/download', { ...everything, articles: false });
  expect(without).not.toContain('/articles');
});

it('leads from an unknown short link to where the site says, to the articles, or to the store', async () => {
  expect(await linksOn('/aff/x')).toContain(siteConfig.affiliate!.elsewhere.to);
  expect(await linksOn('/aff/x', everything, null as never)).toContain('/articles');
  const without = { ...everything, articles: false };
  expect(await linksOn('/aff/x', without, null as never)).toContain('/store');
});
