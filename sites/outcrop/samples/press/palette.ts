import type { Ink } from './shape.ts';

/** Lapis over the colours of strata; `ink` is the text. */
export const palette: Record<Ink, `#${string}`> = {
  ink: '#1c2430',
  lapis: '#1f4fa3',
  ochre: '#c48a2a',
  umber: '#6f4e37',
  rust: '#b0472e',
  moss: '#5d7a3c',
  slate: '#4c6078',
  grey: '#868d96',
};
