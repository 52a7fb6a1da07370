import { createHash } from 'node:crypto';
import { addThings, fillHead, headTags, type PageHead } from '#shared/html/head-tags.ts';
import type { Thing } from '#shared/html/json-ld.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { text, type Reply } from '../platform/reply.ts';
import { fillPage, type FilledPage, type PageLocation } from './fill-page.ts';

const contentType = { 'content-type': 'text/html; charset=utf-8' };
const usualSeconds = 60;
/** Not cached, because the missing data may be available for the next visitor. */
const uncachedHeaders = { ...contentType, 'cache-control': 'no-store' };

function headersOf({ html, failed, freshSeconds = usualSeconds }: FilledPage) {
  if (failed) return uncachedHeaders;
  return {
    ...contentType,
    'cache-control': `public, max-age=0, s-maxage=${freshSeconds}`,
    // Browsers revalidate their cached page with it.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
}

/** Replies with a page with its own head and additional structured data. */
export async function pageReply(
  location: PageLocation,
  things: readonly Thing[] = [],
): Promise<Reply<string>> {
  const page = await fillPage(location);
  return text(addThings(page.html, things), headersOf(page));
}

/**
 * Replies with the page of one item with its own head. If there is no such item, the page says so and has status 404.
 */
export async function itemReply(
  location: PageLocation,
  head: PageHead | undefined,
): Promise<Reply<string>> {
  const page = await fillPage(location);
  const { html } = page;
  const headers = headersOf(page);
  if (!head) return text(html, headers, 404);
  const title = `${head.title} · ${siteConfig.brand.product}`;
  return text(fillHead(html, headTags(siteConfig, { ...head, title })), headers);
}
