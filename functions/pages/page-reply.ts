import { fillHead, headTags, type PageHead } from '../../shared/html/head-tags.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { text, type Reply } from '../platform/reply.ts';
import { fillPage, type PageAddress } from './fill-page.ts';

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=60',
};

/** A page as that of one item: with another head. Where there is no such item, with the page's own, and status 404. */
export async function itemReply(
  address: PageAddress,
  head: PageHead | undefined,
): Promise<Reply<string>> {
  const page = await fillPage(address);
  if (!head) return text(page, pageHeaders, 404);
  const title = `${head.title} · ${siteConfig.brand.product}`;
  return text(fillHead(page, headTags(siteConfig, { ...head, title })), pageHeaders);
}
