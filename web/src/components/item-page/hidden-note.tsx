import type { ArticlePage } from '#shared/contracts/article-page.ts';
import { site } from '#shared/site-config/site.ts';
import { Notice } from '../notice.tsx';
import * as messages from './messages.ts';

export type HiddenFacts = NonNullable<ArticlePage['hidden']>;

/** A note on the page of an item that visitors do not see: who sees it, and until when. */
export function HiddenNote({ state, publishAt, preview }: HiddenFacts) {
  return <Notice tone="info" title={preview ? previewText(state, publishAt) : ownedText} />;
}

const ownedText = messages.notOnSaleButYours;

function previewText(state: HiddenFacts['state'], publishAt: string | undefined): string {
  if (state === 'unpublished') {
    return messages.unpublishedOnlyAdministratorsAndThose;
  }
  if (publishAt === undefined) return messages.draftOnlyAdministratorsSeeThis;
  const { locale, timeZone } = site;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  const time = format.format(new Date(publishAt));
  return messages.scheduledFor(time, timeZone);
}
