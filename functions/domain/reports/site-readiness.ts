import { defaultColours } from '#shared/site-config/default-colours.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';

/** Whether the site has colours of its own. */
export const isLookChosen = ({ brand }: SiteConfig = siteConfig): boolean =>
  brand.colours.accent !== defaultColours.accent;

/** The pages that were drafts when this was built, which `infra/build-functions.ts` puts in. */
const drafts = process.env['DRAFT_PAGES'] ?? '';

/**
 * Whether no page is a draft any more, and the address and the law of the contracts have no placeholder in square
 * brackets left.
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
