import type { PartKind } from '#shared/contracts/bundles.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';

/** An item of a bundle, with the title that it had when it was chosen. */
export interface ChosenPart {
  resourceType: PartKind;
  resourceId: string;
  title: string;
}

/** Several items at one price, as stored. Money in minor units, times in ISO 8601. */
export interface Bundle extends CatalogueItem {
  title: string;
  priceMinor: number;
  currency: string;
  shortDescription?: string;
  /** Markdown. */
  longDescription?: string;
  parts: ChosenPart[];
}

/** The projection of the `shelf` index. */
export type BundleRow = Omit<Bundle, 'shelf' | 'longDescription'>;
