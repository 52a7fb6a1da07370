import { packageId } from '../../../../../shared/contracts/credits.ts';
import { site } from '../../../../../shared/site-config/site.ts';
import { formatMoneyShort } from '../../../lib/money.ts';

const { credits, money } = site;

/** The packages of the configuration as figures: what as many credits cost. */
export const creditPackages = packageId.options.map((id) => ({
  value: formatMoneyShort(credits.packages[id].amountMinor, money.currency),
  label: `${credits.packages[id].credits} credits`,
}));

/** What one reply costs, in words. */
export const costOfReply = credits.perReply === 1 ? 'one credit' : `${credits.perReply} credits`;
