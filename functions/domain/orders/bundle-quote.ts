import type { ChosenPart } from '../bundles/bundle.ts';

/** A part of a bundle that an order grants, with its share of what the buyer must pay before discount and tax. */
export interface QuotedPart extends ChosenPart {
  shareMinor: number;
}

/** Of an order for a bundle. The buyer owned all other parts when they ordered. */
export interface BundleQuote {
  /** The price of the whole bundle. */
  priceMinor: number;
  parts: QuotedPart[];
}
