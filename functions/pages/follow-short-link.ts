import { pagesContract } from '#shared/contracts/pages.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { redirect } from '../platform/reply.ts';

const { redirects = {}, tag = '', elsewhere } = siteConfig.affiliate ?? {};
const unknownLink = ['We have no short link with this name.', elsewhere?.text]
  .filter(Boolean)
  .join(' ');

/** Redirects `/aff/<slug>` to the configured URL, with the operator's tag on Amazon links. */
export const followShortLink = implement(pagesContract.affiliate, async ({ slug }) => {
  const target = Object.hasOwn(redirects, slug) ? redirects[slug] : undefined;
  if (!target) throw new AppError('not_found', { text: unknownLink });
  const url = new URL(target);
  if (/(^|\.)amazon\./.test(url.hostname)) url.searchParams.set('tag', tag);
  return redirect(url.href);
});
