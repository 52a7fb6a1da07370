import type { PrintColours } from '#tools/press/print-colours.ts';

/** The ink of the lessons, and the second colour of their figures. */
export const inks = {
  ink: '#241a26',
  accent: '#6a2c5f',
  muted: '#6b5a6c',
  faint: '#a79aa6',
} as const satisfies PrintColours;
export const marked = '#1f6f98';
export const tints = ['#e7b24c', '#d5532f', '#2f7ea6', '#4a2348'] as const;
