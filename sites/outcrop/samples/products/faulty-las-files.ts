import { houseAuthor } from '../press/house-author.ts';
import type { Printable } from '../press/paper.ts';
import type { Attachment, Volume } from '../press/volume.ts';
import { exercises } from './las-faults.ts';
import { lasLines } from './practice-las.ts';

const publishedAt = '2026-09-08T09:00:00.000Z';
const author = houseAuthor;
const common = { category: 'Well Logs | Data formats', author, publishedAt };

const questions: Printable = {
  ...common,
  title: 'Six Files',
  keywords: ['LAS 2.0', 'null value', 'depth step', 'units'],
  abstract:
    'Six short LAS 2.0 files, each spoilt in one or two places. The well is synthetic: eleven rows of gamma ray, density and neutron porosity at half-foot steps. Find the faults before you turn to the answers, first by eye and then with the program that you use.',
  sections: exercises.map(({ las, question }, index) => ({
    heading: `File ${index + 1}`,
    blocks: [question, { type: 'listing' as const, lines: lasLines(las, index + 1) }],
  })),
  references: [],
};

const answers: Printable = {
  ...common,
  title: 'Answers',
  keywords: ['LAS 2.0', 'checks', 'repair'],
  abstract:
    'What is wrong with each file, how it can be found, and what a repair would need. In no case is the repair a matter of taste, and in two of the six it cannot be made from the file alone.',
  sections: [
    ...exercises.map(({ answer }, index) => ({
      heading: `File ${index + 1}`,
      blocks: [answer],
    })),
    {
      heading: 'Checks to make a habit of',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Count the values of every row against the curve section.',
            'Compare STRT, STOP and STEP with the first and last depth and with the median step.',
            'Search for values that occur exactly and often, and for values that no tool can read.',
            'Hold the range of each curve against its unit.',
            'Look for depths that repeat or go back.',
            'Keep the file as it came, beside the repaired one, with a list of what was changed.',
          ],
        },
        'The standard itself is short and readable (Canadian Well Logging Society, 2017); what a log owes its readers beyond it is set out by Theys (1999).',
      ],
    },
  ],
  references: [
    'Canadian Well Logging Society (2017). *LAS Version 2.0: A Digital Standard for Logs*. CWLS, Calgary.',
    'Theys, P. P. (1999). *Log Data Acquisition and Quality Control*, 2nd edition. Editions Technip, Paris.',
  ],
};

const attachments: Attachment[] = exercises.map(({ las }, index) => ({
  name: `practice-${index + 1}.las`,
  description: `File ${index + 1} of the workbook: synthetic, with a fault`,
  text: `${lasLines(las, index + 1).join('\r\n')}\r\n`,
}));

export const volume: Volume = {
  id: 'prod-faulty-las-files',
  slug: 'six-faulty-las-files',
  title: 'Six Faulty LAS Files',
  subtitle: 'A workbook with answers. The files are synthetic, and attached to this PDF',
  shortDescription:
    'A workbook: six short synthetic LAS 2.0 files with planted faults, the answers, and the files themselves as attachments.',
  category: 'Workbooks',
  priceMinor: 600,
  author,
  publishedAt,
  keywords: ['LAS 2.0', 'data quality', 'workbook', 'synthetic data'],
  motif: 'Well Logs',
  preface: [
    'Nobody learns to distrust a file from a list of faults. This workbook gives six files to distrust. They are short enough to be read by eye, and long enough to make a loader stumble.',
    'All six are synthetic. No tool was run in a hole, no company is meant, and the values were computed to look like a sand and shale at 1670 m. The faults are those that spoil most deliveries.',
    'The files are attached to this PDF as practice-1.las to practice-6.las. Readers that show attachments list them beside the pages; otherwise copy the lines from the page.',
  ],
  chapters: [questions, answers],
  attachments,
};
