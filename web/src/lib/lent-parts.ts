import type { ComponentType } from 'react';
import type { CheckoutReturn } from './purchase/checkout-return.ts';

/** Parts that a page hardly ever shows. The shell knows where they are, so that they weigh on no page. */
export interface LentParts {
  /** In the hub, back from paying. */
  hubReturn: ComponentType<CheckoutReturn>;
  /** In the library, back from paying. */
  libraryReturn: ComponentType<CheckoutReturn>;
}

type Loaders = { [Name in keyof LentParts]: () => Promise<{ default: LentParts[Name] }> };

let loaders: Loaders;

export function lendParts(given: Loaders): void {
  loaders = given;
}

/** For React's `lazy`. */
export const borrow = <Name extends keyof LentParts>(name: Name) => loaders[name]();
