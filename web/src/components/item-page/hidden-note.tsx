import type { ArticlePage } from '#shared/contracts/article-page.ts';
import { site } from '#shared/site-config/site.ts';
import { Notice } from '../notice.tsx';

export type HiddenFacts = NonNullable<ArticlePage['hidden']>;

/** On the page of an item that visitors do not see: who sees it, and until when. */
export function HiddenNote({ state, publishAt, preview }: HiddenFacts) {
  return <Notice tone="info" title={preview ? previewText(state, publishAt) : ownedText} />;
}

const ownedText = 'This is not in the shop at the moment. You bought it, and it stays yours.';

function previewText(state: HiddenFacts['state'], publishAt: string | undefined): string {
  if (state === 'unpublished') {
    return 'Unpublished: only administrators and those who bought it see this page.';
  }
  if (publishAt === undefined) return 'Draft: only administrators see this page.';
  const { locale, timeZone } = site;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  const time = format.format(new Date(publishAt));
  return `Scheduled for ${time} (${timeZone}): until then only administrators see this page.`;
}
