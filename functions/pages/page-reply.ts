import { fillHead, headTags, type PageHead } from '../../shared/html/head-tags.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { text, type Reply } from '../platform/reply.ts';
import { readTemplate } from './built-pages.ts';

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=60',
};

/**
 * A prerendered page as that of one item: the same page with another head. Where there is no such item, the page as it
 * was built, and status 404.
 */
export async function pageReply(page: string, head: PageHead | undefined): Promise<Reply<string>> {
  const template = await readTemplate(page);
  if (!head) return text(template, pageHeaders, 404);
  const title = `${head.title} · ${siteConfig.brand.product}`;
  return text(fillHead(template, headTags(siteConfig, { ...head, title })), pageHeaders);
}
