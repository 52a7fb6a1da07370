import { getItem, getPublished } from '../catalogue/catalogue-repository.ts';
import type { Bundle } from './bundle.ts';

export function getBundle(id: string): Promise<Bundle | undefined> {
  return getItem<Bundle>('bundles', id);
}

/** Reads a bundle that visitors can see; undefined for all others. */
export function getPublishedBundle(id: string): Promise<Bundle | undefined> {
  return getPublished<Bundle>('bundles', id);
}
