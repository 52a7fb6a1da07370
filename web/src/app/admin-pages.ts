import type { ComponentType } from 'react';

/** Separate from the other pages: the names of their many files would add weight for every visitor. */
export const adminPages = import.meta.glob<{ default: ComponentType }>(
  '../features/admin/*-page.tsx',
);
