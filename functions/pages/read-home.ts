import { homeContract } from '#shared/contracts/home.ts';
import { readHomeShelf } from '../domain/home/home-items.ts';
import { implement } from '../platform/implement.ts';

/** Reads what the home page shows, for visitors who navigate to it from another page of the site. */
export const readHome = implement(homeContract.onSale, async () => (await readHomeShelf()).items);
