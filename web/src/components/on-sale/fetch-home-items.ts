import { homeContract } from '#shared/contracts/home.ts';
import { call } from '../../lib/api/call.ts';

/** Apart from the page, which comes with its items: the client of the API is heavier than the page's own code. */
export const fetchHomeItems = () => call(homeContract.onSale, {});
