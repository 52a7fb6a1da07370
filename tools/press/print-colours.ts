/** The colours of the text and the rules of a paper. */
export interface PrintColours {
  ink: string;
  /** Headings. */
  accent: string;
  /** Bylines, running heads. */
  muted: string;
  /** Rules beside the text. */
  faint: string;
}

export const hairline = '#c9ccd1';
export const paperWhite = '#ffffff';

/** `colour` mixed with white; strength 1 is the colour itself. */
export function tintOf(colour: string, strength: number): `#${string}` {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - (255 - value) * strength)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
