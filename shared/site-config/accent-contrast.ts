import type * as z from 'zod';
import { contrast } from '../colour/contrast.ts';
import { mixColours } from '../colour/mix-colours.ts';

/** WCAG 1.4.3 for text. Outlines of the same colour need 3 (1.4.11). */
const needed = 4.5;

interface Theme {
  /** The background in web/src/styles/tokens.css on which the accent is hardest to read. */
  ground: string;
  /** How `--accent-soft`, another background for text in the accent, is mixed there. */
  soft: { share: number; on: string };
  /** What an unreadable accent must become, and the colour to mix it with. */
  lacks: 'darker' | 'lighter';
  towards: string;
}

/** The backgrounds of text in the accent. Text on the accent itself (`--on-accent`) always has more contrast. */
export const accentThemes = {
  light: {
    ground: '#eaedea',
    soft: { share: 0.09, on: '#ffffff' },
    lacks: 'darker',
    towards: '#000000',
  },
  dark: {
    ground: '#181f28',
    soft: { share: 0.15, on: '#11161d' },
    lacks: 'lighter',
    towards: '#ffffff',
  },
} as const satisfies Record<string, Theme>;

/** Returns a zod check that an accent is readable everywhere that a theme's pages use it. */
export function readableIn(theme: keyof typeof accentThemes) {
  return (accent: string, context: z.RefinementCtx): void => {
    if (!/^#[0-9a-f]{6}$/i.test(accent)) return;
    const { ground, ratio } = hardest(accent, accentThemes[theme]);
    if (ratio >= needed) return;
    const { lacks } = accentThemes[theme];
    const found = Math.floor(ratio * 100) / 100;
    const message = `must be ${lacks}: its contrast with the background ${ground} of ${theme} pages is ${found}:1, and text needs ${needed}:1 (WCAG 1.4.3). ${readable(accent, accentThemes[theme])} is the nearest that works`;
    context.addIssue({ code: 'custom', message, input: accent });
  };
}

function hardest(accent: string, { ground, soft }: Theme): { ground: string; ratio: number } {
  const grounds = [ground, mixColours(accent, soft.share, soft.on)];
  const [worst] = grounds
    .map((each) => ({ ground: each, ratio: contrast(accent, each) }))
    .sort((a, b) => a.ratio - b.ratio);
  return worst!;
}

/** Returns the first readable mix of a colour with black or white. */
function readable(accent: string, theme: Theme): string {
  const mixes = Array.from({ length: 100 }, (_, percent) =>
    mixColours(theme.towards, (percent + 1) / 100, accent),
  );
  return mixes.find((colour) => hardest(colour, theme).ratio >= needed) ?? theme.towards;
}
