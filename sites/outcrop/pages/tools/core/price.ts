import { core } from '#site/config/own-products.ts';
import { formatMoneyShort } from '#web/src/lib/money.ts';

const { amountMinor, currency } = core;

/** '$49' */
export const corePrice = formatMoneyShort(amountMinor, currency);
