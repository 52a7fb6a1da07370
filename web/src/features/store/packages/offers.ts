import { packageIds, type PackageId } from '#shared/constants/credit-packages.ts';
import { site } from '#shared/site-config/site.ts';
import { formatMoneyMinor } from '#web/src/lib/money.ts';
import * as messages from './messages.ts';

/** A credit package in words. */
export interface Offer {
  packageId: PackageId;
  credits: number;
  /** How many replies it pays for. */
  replies: number;
  /** '£10' */
  price: string;
  /** '£0.20', or 'about £0.17' if it is rounded. */
  perReply: string;
  /** The saving against the same number of credits at the highest rate: '£2.50'. Absent if there is none. */
  saving?: string;
  /** Whether no other package has a lower price per reply. */
  cheapest: boolean;
}

type Terms = Pick<typeof site, 'credits' | 'money'>;

/** The configured packages, smallest first, each compared with the one with the highest price per credit. */
export function describeOffers({ credits, money }: Terms): Offer[] {
  const { currency } = money;
  const packages = packageIds.map((id) => ({ id, ...credits.packages[id] }));
  const rates = packages.map((each) => each.amountMinor / each.credits);
  const highest = Math.max(...rates);
  const lowest = Math.min(...rates);
  return packages
    .toSorted((a, b) => a.credits - b.credits)
    .map((each) => {
      const rate = each.amountMinor / each.credits;
      const perReplyMinor = rate * credits.perReply;
      const perReply = formatMoneyMinor(Math.round(perReplyMinor), currency);
      // Rounded, to avoid results such as 29.999.
      const savingMinor = Math.floor(
        Math.round((highest * each.credits - each.amountMinor) * 1000) / 1000,
      );
      return {
        packageId: each.id,
        credits: each.credits,
        replies: Math.floor(each.credits / credits.perReply),
        price: formatMoneyMinor(each.amountMinor, currency),
        perReply: Number.isInteger(perReplyMinor) ? perReply : messages.aboutPrice(perReply),
        ...(savingMinor > 0 && { saving: formatMoneyMinor(savingMinor, currency) }),
        cheapest: rate === lowest && lowest < highest,
      };
    });
}

export const offers: readonly Offer[] = describeOffers(site);
export const smallestOffer: Offer = offers[0]!;
export const largestOffer: Offer = offers.at(-1)!;
