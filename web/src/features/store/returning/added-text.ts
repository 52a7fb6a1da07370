import type { Verification } from '#shared/contracts/purchase.ts';
import { packageIds } from '#shared/constants/credit-packages.ts';
import { site } from '#shared/site-config/site.ts';
import { creditText } from '#web/src/lib/credits/credit-text.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import * as messages from './messages.ts';

type Bought = Pick<Verification, 'resourceId' | 'title'>;

/**
 * Returns '50 credits added. Your balance: 55.', without the balance if it is unknown, and with the title of a package
 * that is no longer sold.
 */
export function addedText({ resourceId, title }: Bought, balance: number | undefined): string {
  const known = packageIds.find((id) => id === resourceId);
  const what = known ? creditText(site.credits.packages[known].credits) : title;
  const now = balance === undefined ? '' : messages.yourBalance(formatCount(balance));
  return messages.whatAddedNow(what, now);
}
