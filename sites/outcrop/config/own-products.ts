import type { OwnProduct } from '#shared/site-config/own-product.ts';
import { coreRelease } from '#tools/core/release.ts';

export const core: OwnProduct = {
  id: 'core',
  name: 'Core',
  title: `Core ${coreRelease.version}, LAS validator`,
  page: '/core',
  amountMinor: 4900,
  currency: 'usd',
  fileName: coreRelease.fileName,
};

/** Products with a release of their own, which come with a deployment. */
export const ownProducts: readonly OwnProduct[] = [core];
