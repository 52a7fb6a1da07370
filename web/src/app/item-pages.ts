import type { ComponentType } from 'react';

/** Separate from the other pages, like those of administrators: lists are at the weight limit of a page. */
export const itemPages = import.meta.glob<{ default: ComponentType }>(
  '../features/*/*-item-page.tsx',
);

/** The bundles of the store, which no other page shows. */
export const storeBundles = () => import('../features/store/bundles/store-bundles.tsx');
