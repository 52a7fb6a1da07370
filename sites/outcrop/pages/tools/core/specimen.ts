/** An excerpt of a practice file: consecutive lines from `first` on. */
export interface Cut {
  first: number;
  lines: readonly string[];
}

export interface Specimen {
  file: string;
  cuts: readonly Cut[];
}

/** Unchanged excerpts of the files that `coreSample` is about; a test compares them with the files. */
export const specimens: readonly Specimen[] = [
  {
    file: 'practice-2.las',
    cuts: [
      { first: 8, lines: [' NULL.      -999.25 : NULL VALUE'] },
      {
        first: 22,
        lines: [
          '  1670.4572       95.7      2.333      0.280',
          '  1670.6096      -9999      2.353      0.270',
          '  1670.7620       85.4      2.388      0.247',
        ],
      },
    ],
  },
  {
    file: 'practice-3.las',
    cuts: [
      {
        first: 5,
        lines: [
          ' STRT.M   1670.0000 : START DEPTH',
          ' STOP.M   1671.5000 : STOP DEPTH',
          ' STEP.M      0.1500 : STEP',
        ],
      },
      {
        first: 28,
        lines: [
          '  1671.3716       31.0      2.510      0.142',
          '  1671.5240       28.0      2.501      0.142',
        ],
      },
    ],
  },
  {
    file: 'practice-4.las',
    cuts: [
      {
        first: 5,
        lines: [
          ' STRT.M   5479.0000 : START DEPTH',
          ' STOP.M   5484.0000 : STOP DEPTH',
          ' STEP.M      0.5000 : STEP',
        ],
      },
      { first: 19, lines: ['     5479.0       62.0      2.385      0.224'] },
    ],
  },
];
