import type { Ink } from './shape.ts';

/** Lapis over the colours of strata; `ink` is the text. */
export const palette: Record<Ink, string> = {
  ink: '#1c2430',
  lapis: '#1f4fa3',
  ochre: '#c48a2a',
  umber: '#6f4e37',
  rust: '#b0472e',
  moss: '#5d7a3c',
  slate: '#4c6078',
  grey: '#868d96',
};

export const hairline = '#c9ccd1';
export const paperWhite = '#ffffff';

/** `colour` mixed with white; strength 1 is the colour itself. */
export function tintOf(colour: string, strength: number): string {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - (255 - value) * strength)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
