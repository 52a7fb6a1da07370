import type { ComponentType } from 'react';

/** Separate from the other pages: few visitors open them, and the names of their files would add weight for all. */
export const memberPages = import.meta.glob<{ default: ComponentType }>([
  '../features/*/*-page.tsx',
  '!../features/admin/*',
  '!../features/*/{library,hub,store,credits,*-item}-page.tsx',
]);
