/** The kinds of figures in a lesson. */
export type Figure = StaffFigure | FormFigure | KeyboardFigure | LanesFigure;

/**
 * Notes on staves, in one or more systems from top to bottom. Each flat and sharp is drawn, as is a natural after an
 * altered note earlier in the bar.
 */
export interface StaffFigure {
  kind: 'staff';
  systems: readonly StaffSystem[];
}

export interface StaffSystem {
  /** In four-four time. */
  bars: number;
  /** Above the staff, at a beat from 0. */
  symbols?: readonly (readonly [beat: number, text: string])[];
  /** Below the staff. */
  words?: readonly (readonly [beat: number, text: string])[];
  staves: readonly StaffLine[];
}

export interface StaffLine {
  clef: 'treble' | 'bass' | 'rhythm';
  /** 'C4:1 Eb4+G4:2 -:1', as in a score; in a rhythm staff the pitch is `x`. */
  notes: string;
  /** Pitches in the second colour: 'E4' everywhere, 'E4@8' at that beat. */
  marked?: readonly string[];
}

/** The bars of a chorus in rows, each with its chords. */
export interface FormFigure {
  kind: 'form';
  rows: readonly { label: string; bars: readonly string[] }[];
  /** Bars in the second colour, counted from 0. */
  marked?: readonly number[];
}

/** Keyboards side by side, each with the keys of a chord. */
export interface KeyboardFigure {
  kind: 'keyboard';
  /** The lowest white key, such as 'C3', and the number of white keys. */
  from: string;
  whites: number;
  boards: readonly { title: string; keys: readonly string[]; marked?: readonly string[] }[];
}

/** Where strokes fall in time, with a lane for each way of playing. */
export interface LanesFigure {
  kind: 'lanes';
  beats: number;
  lanes: readonly { label: string; at: readonly number[]; weak?: readonly number[] }[];
}
