/** An order: everything that affects the price, and nothing else. */
export interface Order {
  /** The length: minutes of audio, or pages of text, from which the minutes are only estimated. */
  length: { unit: 'minutes' | 'pages'; count: number };
  voice: Voice;
  /** 'common' and 'rare' are classes of languages other than English. */
  language: 'english' | 'common' | 'rare';
  /** 'low' and 'high' are the lower and upper surcharge for complex formatting. */
  formatting: 'simple' | 'low' | 'high';
  rush: 'none' | 'sameDay' | 'twelveHours';
  addOns: readonly AddOn[];
}

export type Voice = 'standard' | 'cinematic';
export type AddOn = 'chapters' | 'slower' | 'faster' | 'storage';

export const voices = ['standard', 'cinematic'] as const;
export const languages = ['english', 'common', 'rare'] as const;
export const formattings = ['simple', 'low', 'high'] as const;
export const rushes = ['none', 'sameDay', 'twelveHours'] as const;
export const addOns = ['chapters', 'slower', 'faster', 'storage'] as const;

/** A hundred hours; longer works are arranged by email. */
export const maxMinutes = 6000;
export const maxPages = 3000;

/** The slip before anything is chosen: one block in the first voice, without surcharges. */
export const startingOrder: Order = {
  length: { unit: 'minutes', count: 10 },
  voice: 'standard',
  language: 'english',
  formatting: 'simple',
  rush: 'none',
  addOns: [],
};
