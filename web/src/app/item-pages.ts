import type { ComponentType } from 'react';

/** Apart from the others, like those of administrators: lists are at the limit of what a page may weigh. */
export const itemPages = import.meta.glob<{ default: ComponentType }>(
  '../features/*/*-item-page.tsx',
);

/** The bundles of the store, which no other page shows. */
export const storeBundles = () => import('../features/credits/bundles/store-bundles.tsx');
