import { siteConfig } from '#shared/site-config/index.ts';
import { chosenState, type Publication } from './publication.ts';

/** Describes the chosen state of an item for the audit log. */
export function describePublication(item: Publication): string {
  const { state, publishAt } = chosenState(item);
  if (publishAt === undefined) return state;
  const { locale, timeZone } = siteConfig;
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return `${state} for ${text.format(new Date(publishAt))} (${timeZone})`;
}
