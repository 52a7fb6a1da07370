import type { ComponentType } from 'react';
import type { CheckoutReturn } from './purchase/checkout-return.ts';
import type { AskForCode } from './purchase/payable-url.ts';

/** Parts that pages rarely show. The shell provides their loaders, so they add no weight to any page. */
export interface ProvidedParts {
  /** Shown in the hub after a payment. */
  hubReturn: ComponentType<CheckoutReturn>;
  /** Shown in the library after a payment. */
  libraryReturn: ComponentType<CheckoutReturn>;
  /** Shown in the store, if the shop has bundles. */
  storeBundles: ComponentType;
  /** Asks for a code before the payment page, if the shop has codes for the item. */
  askForCode: AskForCode;
}

type Loaders = { [Name in keyof ProvidedParts]: () => Promise<{ default: ProvidedParts[Name] }> };

let loaders: Loaders;

export function provideParts(given: Loaders): void {
  loaders = given;
}

/** Loads a part, for React's `lazy` or a direct call. */
export const loadProvided = <Name extends keyof ProvidedParts>(name: Name) => loaders[name]();
