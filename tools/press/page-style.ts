import type { TypeStyle } from './pen.ts';

/** A4 in points. A narrow side column carries captions and data; the text is to its right. */
export const page = {
  width: 595.28,
  height: 841.89,
  side: 54,
  sideWidth: 102,
  text: 174,
  textWidth: 368,
  right: 542,
  top: 78,
  bottom: 772,
} as const;

export const leading = 14.6;

const serif = { family: 'serif', colour: 'ink' } as const;
const sans = { family: 'sans', colour: 'ink' } as const;

export const styles = {
  body: { ...serif, size: 10.2 },
  abstract: { ...serif, size: 10.2, italic: true },
  title: { ...serif, size: 25, bold: true },
  heading: { ...serif, size: 13.2, bold: true, colour: 'accent' },
  subheading: { ...serif, size: 10.4, bold: true },
  equation: { ...serif, size: 11.2 },
  where: { ...serif, size: 9.2 },
  caption: { ...sans, size: 7.2 },
  table: { ...serif, size: 9.2 },
  tableHead: { ...sans, size: 7.4, bold: true },
  reference: { ...serif, size: 8.8 },
  furniture: { ...sans, size: 7, colour: 'muted' },
  masthead: { ...sans, size: 7.4, bold: true, colour: 'accent', tracking: 0.9 },
  sideHead: { ...sans, size: 6.6, bold: true, colour: 'accent', tracking: 0.5 },
  side: { ...sans, size: 7.2, colour: 'ink' },
  figure: { ...sans, size: 7 },
} satisfies Record<string, TypeStyle>;
