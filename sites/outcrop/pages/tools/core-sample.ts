export interface SampleLine {
  text: string;
  /** Of the finding whose first line this is. */
  severity?: 'error' | 'warning';
}

export interface CommandSample {
  command: string;
  lines: readonly SampleLine[];
}

/** What Core prints for three files of the workbook “Six Faulty LAS Files”; a test compares it with the tool. */
export const coreSample: CommandSample = {
  command: 'core check practice-2.las practice-3.las practice-4.las',
  lines: [
    { text: 'practice-2.las:23  error  null-value', severity: 'error' },
    {
      text: '  GR is -9999 in 1 row, but NULL is -999.25. Use one null value throughout.',
    },
    { text: 'practice-3.las:6  error  start-stop', severity: 'error' },
    {
      text: '  STOP is 1671.5000, but the last row (line 29) is at 1671.5240. Write STOP.M 1671.5240, unless rows were cut off.',
    },
    { text: 'practice-3.las:7  error  step', severity: 'error' },
    {
      text: '  STEP is 0.1500, but rows are 0.1524 apart: 15.7 m off after 1000 m. Write STEP.M 0.1524, and read the depths from the column.',
    },
    { text: 'practice-4.las:7  warning  depth-unit', severity: 'warning' },
    {
      text: '  Rows are 0.5 apart, which is usual in feet, but the unit is M. Compare with the depth of the well: write F, or multiply by 0.3048.',
    },
    { text: '4 problems in 3 files: 3 errors, 1 warning.' },
  ],
};
