import type { ComponentType } from 'react';
import type { CheckoutReturn } from './purchase/checkout-return.ts';
import type { AskForCode } from './purchase/payable-url.ts';

/** Parts that a page hardly ever shows. The shell knows where they are, so that they weigh on no page. */
export interface LentParts {
  /** In the hub, back from paying. */
  hubReturn: ComponentType<CheckoutReturn>;
  /** In the library, back from paying. */
  libraryReturn: ComponentType<CheckoutReturn>;
  /** In the store, where the shop has any. */
  storeBundles: ComponentType;
  /** Before the payment page, while the shop has codes for the item. */
  askForCode: AskForCode;
}

type Loaders = { [Name in keyof LentParts]: () => Promise<{ default: LentParts[Name] }> };

let loaders: Loaders;

export function lendParts(given: Loaders): void {
  loaders = given;
}

/** For React's `lazy`, or to be called. */
export const borrow = <Name extends keyof LentParts>(name: Name) => loaders[name]();
