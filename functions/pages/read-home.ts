import type { homeContract } from '#shared/contracts/home.ts';
import { readHomeShelf } from '../domain/home/home-items.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Reads what the home page shows, for visitors who navigate to it from another page of the site. */
export const readHome: UseCase<typeof homeContract.onSale> = async () =>
  (await readHomeShelf()).items;
