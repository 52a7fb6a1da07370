import type { ChosenPart } from '../bundles/bundle.ts';

/** A part of a bundle that an order grants, with its share of what the buyer must pay before discount and tax. */
export interface QuotedPart extends ChosenPart {
  shareMinor: number;
}

/**
 * The part of a quote that only bundles have. The buyer already owned all parts of the bundle that it does not list.
 */
export interface BundleQuote {
  /** The price of the whole bundle. */
  priceMinor: number;
  parts: QuotedPart[];
}
