import { site } from '#shared/site-config/site.ts';
import { formatMoneyShort } from '#web/src/lib/money.ts';

const { credits, money } = site;

/** The packages of the configuration as figures: what as many credits cost. */
export const creditPackages = Object.values(credits.packages).map((each) => ({
  value: formatMoneyShort(each.amountMinor, money.currency),
  label: `${each.credits} credits`,
}));

/** What one reply costs, in words. */
export const costOfReply = credits.perReply === 1 ? 'one credit' : `${credits.perReply} credits`;
