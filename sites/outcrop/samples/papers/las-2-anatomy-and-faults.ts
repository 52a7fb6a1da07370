import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, range } from '#tools/press/sampling.ts';
import type { Shape } from '../press/shape.ts';

const sections = [
  ['~VERSION', 'VERS 2.0, WRAP NO: how to read the rest'],
  ['~WELL', 'STRT, STOP, STEP, NULL; well, field, operator, date'],
  ['~CURVE', 'one line per column: mnemonic, unit, description'],
  ['~PARAMETER', 'mud, bit size, temperatures, matrix (optional)'],
  ['~OTHER', 'free remarks (optional)'],
  ['~ASCII', 'the numbers: depth first, one row per depth'],
] as const;

/** The file as a stack of boxes, with what each section tells the next. */
const anatomy: Shape[] = sections.flatMap(([name, text], i): Shape[] => {
  const y = 5.5 - i;
  const needed = name !== '~PARAMETER' && name !== '~OTHER';
  return [
    {
      shape: 'box',
      at: [1.2, y],
      width: 2.1,
      height: 0.7,
      text: name,
      ink: needed ? 'lapis' : 'grey',
    },
    { shape: 'label', at: [2.55, y], text, align: 'left' },
  ];
});
const links: Shape[] = [
  {
    shape: 'line',
    points: [
      [8.4, 4.5],
      [9.2, 4.5],
      [9.2, 0.9],
      [8.4, 0.6],
    ],
    ink: 'rust',
    arrow: 'end',
  },
  { shape: 'label', at: [9.35, 2.9], text: 'count of rows', ink: 'rust', italic: true, angle: 90 },
  {
    shape: 'line',
    points: [
      [8.4, 3.5],
      [8.75, 3.5],
      [8.75, 0.95],
      [8.2, 0.75],
    ],
    ink: 'lapis',
    arrow: 'end',
  },
  {
    shape: 'label',
    at: [8.6, 2.1],
    text: 'count of columns',
    ink: 'lapis',
    italic: true,
    angle: 90,
  },
];

/** Depth error (m) after a distance (m) when a step of 0.1524 m is declared as 0.15 or 0.152. */
function drift(declared: number): (distance: number) => number {
  return (distance) => distance * (1 - declared / 0.1524);
}
const distances = range(0, 3000, 31);

export const paper: Paper = {
  id: 'art-las-2-anatomy-and-faults',
  slug: 'las-2-anatomy-and-faults',
  title: 'Anatomy of a LAS 2.0 File and Its Ten Commonest Faults',
  shortDescription:
    'A walk through the sections of the well-log exchange format, and the ten faults that most often spoil a load, with a check for each.',
  longDescription: `LAS is the plain-text format in which most of the world’s digital well logs are kept. It was designed to be read by people as well as by programs, and for that reason many files in circulation were written by hand or by programs that nobody tested.

The paper walks through the six sections of a version 2.0 file, says which lines are required and how a header line is built, and then lists ten faults in the order in which they bite, each with the check that finds it.

Two figures show how the sections depend on each other and how a rounded depth step drifts away from the truth. Free to read: a clean file helps everybody who comes after.`,
  category: 'Well Logs | Data formats',
  priceMinor: 0,
  author: houseAuthor,
  publishedAt: '2024-09-17T09:00:00.000Z',
  keywords: ['LAS 2.0', 'data quality', 'null value', 'depth step', 'units'],
  abstract:
    'The Log ASCII Standard, version 2.0, stores well logs as readable text in six sections. We describe the sections and the grammar of a header line, show how the well section fixes the number of rows and the curve section the number of columns, and list ten common faults: null values, wrapped rows, decimal commas, missing or duplicate mnemonics, wrong or absent units, inconsistent start, stop and step, rounded steps, mixed depth references, wrong encodings and lost provenance. Each fault is paired with a mechanical check. Nearly all can be found before any curve is plotted.',
  sections: [
    {
      heading: 'A format for people and programs',
      blocks: [
        'The Canadian Well Logging Society published the Log ASCII Standard in 1989 so that logs could be exchanged on floppy disks, and version 2.0 in 1992. A lightly revised text is still maintained (Canadian Well Logging Society, 2017). Version 3.0 exists and can hold tops, core and deviation data (Heslop and others, 2000), but most files met in practice are 2.0. For whole surveys with arrays and waveforms the industry uses the binary DLIS format (American Petroleum Institute, 1991).',
        'The strength of LAS is that it needs no software to read. Its weakness is the same: anyone can write one, and few writers read the standard, which is about a dozen pages long.',
      ],
    },
    {
      heading: 'Six sections',
      blocks: [
        'Each section begins with a tilde and a letter in the first column; only the letter counts, so that ~A and ~ASCII are the same. Lines that begin with # are remarks. Figure 1 shows the order. The version section must come first, the data section last.',
        {
          type: 'figure',
          caption:
            'Sections of a LAS 2.0 file from top to bottom. Required sections are drawn in blue, optional ones in grey. The well section fixes the number of rows, the curve section the number of columns.',
          alt: 'Six stacked boxes named version, well, curve, parameter, other and ASCII with a line of explanation beside each. Arrows lead from the well section and from the curve section to the ASCII section.',
          height: 220,
          graphic: { kind: 'drawing', x: [0, 9.7], y: [0, 6], shapes: [...anatomy, ...links] },
        },
        'A header line has four parts in a fixed grammar: mnemonic, unit, value, description. The first full stop ends the mnemonic; the unit follows it without a space and ends at the first space; the last colon of the line separates the value from the description. A line such as “STRT.M 1670.0 : START DEPTH” therefore says that the first depth is 1670.0 in metres. A unit after a space is not a unit but part of the value, which is a common reason why a program loses it.',
        'In the data section the first column is the index, depth or time, and the others follow in the order of the curve section. There are no column names and no delimiters but white space. Everything hangs on the curve section being complete.',
      ],
    },
    {
      heading: 'The ten commonest faults',
      blocks: [
        'Table 1 lists the faults in the order in which they spoil work. The first five stop a loader or should do so. The last five load without complaint, which is worse.',
        {
          type: 'table',
          caption: 'Ten faults of LAS 2.0 files and a mechanical check for each.',
          head: ['', 'Fault', 'Check'],
          rows: [
            [
              '1',
              'Number of columns differs from the curve section',
              'Count the values of every row',
            ],
            ['2', 'WRAP says NO but rows are wrapped, or the reverse', 'Length of the first rows'],
            [
              '3',
              'Decimal commas, or stars where a number overflowed',
              'Parse each value strictly',
            ],
            ['4', 'Two curves with one mnemonic, or an empty mnemonic', 'Uniqueness of names'],
            [
              '5',
              'Bytes that are not ASCII, such as degree signs',
              'Decode strictly as UTF-8, then fall back',
            ],
            ['6', 'Null value not the declared one', 'Search for −999, −999.25, −9999, 0 runs'],
            [
              '7',
              'STRT, STOP or STEP disagrees with the data',
              'Compare with first, last and median step',
            ],
            ['8', 'Depth in feet under a heading of metres', 'Step near 0.5 against 0.1524'],
            [
              '9',
              'Unit missing or contradicting the values',
              'Range of each curve against its unit',
            ],
            ['10', 'No datum, date, run or tool: provenance lost', 'Presence of the well lines'],
          ],
          widths: [0.12, 1.6, 1.3],
          numeric: [0],
        },
        { type: 'subheading', text: 'Nulls' },
        'The standard lets each file declare its own null value; −999.25 is customary. Merged files often contain two. A null that is read as a number is rarely seen in a plot, because the axis clips it, but it ruins every mean: one null of −999.25 among a thousand readings of 60 API lowers their mean by one unit, and ten per cent of nulls turn it into −46. Look for any value that occurs exactly and often, at the top and base of a run above all.',
        { type: 'subheading', text: 'Steps' },
        'Half a foot is 0.1524 m. Files that declare a step of 0.15 m, and programs that compute depth from the start and the step instead of reading the depth column, accumulate an error with every row. Figure 2 gives its size: after a kilometre logged, a step rounded to 0.15 m is 16 m wrong. The step of 0.152 m, which looks harmless, is still wrong by more than two and a half metres. Depth must come from the first column; STEP is only a statement about it, and 0 is the right value where the spacing varies.',
        {
          type: 'figure',
          caption:
            'Depth error that builds up when rows sampled every 0.1524 m are placed with a rounded step, computed as distance × (1 − step/0.1524 m).',
          alt: 'Two straight lines through the origin. With a step of 0.15 metres the error reaches 47 metres after 3000 metres; with 0.152 metres it reaches about 8 metres.',
          height: 220,
          graphic: {
            kind: 'plot',
            x: { label: 'Distance logged (m)', min: 0, max: 3000 },
            y: { label: 'Depth error (m)', min: 0, max: 50 },
            grid: true,
            legend: 'top-left',
            series: [
              {
                label: 'Step written as 0.15 m',
                as: 'line',
                ink: 'rust',
                points: curve(drift(0.15), distances),
              },
              {
                label: 'Step written as 0.152 m',
                as: 'line',
                ink: 'lapis',
                points: curve(drift(0.152), distances),
              },
            ],
          },
        },
        { type: 'subheading', text: 'Units and names' },
        'A density of 2350 in a column marked G/C3 is in kilograms per cubic metre; a neutron of 24 marked V/V is in per cent; a sonic of 280 is in microseconds per metre, not per foot. A table of plausible ranges finds these faults in an instant. Mnemonics are not standardised at all: GR, GRD, GRC and ECGR may all be gamma rays of different runs. Keep the original name, add a standard one, and never overwrite.',
        { type: 'subheading', text: 'Provenance' },
        'The last fault costs most. A log without its depth reference (kelly bushing, drill floor or ground level), its date and its run number cannot be merged with another, and no program can restore what was not written down. Theys (1999) gives the full list of what a log header owes its readers. Wilkinson and others (2016) state the same demand for scientific data in general: that data should be findable, accessible, interoperable and reusable.',
      ],
    },
    {
      heading: 'A loader that does not lie',
      blocks: [
        'Good loading software is strict in what it believes and generous in what it reports. We suggest four rules.',
        {
          type: 'list',
          ordered: true,
          items: [
            'Never repair in silence. Every change becomes a line in a report that travels with the data.',
            'Keep the original file, unchanged, beside the cleaned one, with a checksum.',
            'Refuse what is ambiguous: a file with the wrong count of columns has no right answer.',
            'Write back by the standard: ASCII, one null value, the full well section, no wrapping.',
          ],
        },
        'A file that passes the ten checks is not thereby right, since a well-formed file can hold another well’s data. But it says what it contains, and the geologist can get to work on the rock.',
      ],
    },
  ],
  references: [
    'American Petroleum Institute (1991). *Recommended Practice 66: Digital Log Interchange Standard*. API, Washington, DC.',
    'Canadian Well Logging Society (2017). *LAS Version 2.0: A Digital Standard for Logs*. CWLS, Calgary.',
    'Heslop, K., Karst, J., Prensky, S., and Schmitt, D. (2000). *LAS 3.0: Log ASCII Standard, File Structures*. Canadian Well Logging Society, Calgary.',
    'Theys, P. P. (1999). *Log Data Acquisition and Quality Control*, 2nd edition. Editions Technip, Paris.',
    'Wilkinson, M. D., and others (2016). The FAIR Guiding Principles for scientific data management and stewardship. *Scientific Data* 3, 160018.',
  ],
};
