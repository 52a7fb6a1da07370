import { defaultColours } from '#shared/site-config/default-colours.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';

/** Whether the site has colours of its own. */
export const isLookChosen = ({ brand }: SiteConfig = siteConfig): boolean =>
  brand.colours.accent !== defaultColours.accent;

/** The pages that were drafts at build time, set by `infra/bundle-functions.ts`. */
const drafts = process.env['DRAFT_PAGES'] ?? '';

/**
 * Whether no page is still a draft, and neither the address nor the law of the contracts contains a placeholder in
 * square brackets.
 */
export function isLegalTextFilledIn(
  { address, legal }: SiteConfig = siteConfig,
  draftPages = drafts,
): boolean {
  if (draftPages !== '') return false;
  return ![...address.lines, address.country, legal.governingLaw].some((text) =>
    /^\[.*\]$/.test(text),
  );
}
