import { site } from '#shared/site-config/site.ts';

/** 'en-GB' → 'British English', in the site's own language. */
export function languageName(tag: string | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    return new Intl.DisplayNames(site.locale, { type: 'language' }).of(tag);
  } catch {
    return undefined;
  }
}
