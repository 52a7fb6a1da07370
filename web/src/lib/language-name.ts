import { site } from '#shared/site-config/site.ts';

/** Returns the name of a language in the site's own: 'en-GB' → 'British English'. */
export function languageName(tag: string | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    return new Intl.DisplayNames(site.locale, { type: 'language' }).of(tag);
  } catch {
    return undefined;
  }
}
