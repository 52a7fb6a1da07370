import type { ComponentType } from 'react';

/** Apart from the others: the names of their many files would weigh on every visitor. */
export const adminPages = import.meta.glob<{ default: ComponentType }>(
  '../features/admin/*-page.tsx',
);
