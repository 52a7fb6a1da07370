import type { ComponentType } from 'react';

/** Apart from the others: few visitors open them, and the names of their files would weigh on all. */
export const memberPages = import.meta.glob<{ default: ComponentType }>([
  '../features/*/*-page.tsx',
  '!../features/admin/*',
  '!../features/*/{library,hub,store,credits,*-item}-page.tsx',
]);
