import type { DocSection } from './doc-block.ts';
import { program } from './samples.ts';

export const library: DocSection = {
  id: 'api',
  title: 'Programmatic API',
  blocks: [
    'The package `core-las` is also a library, an ES module with type declarations. Its three exports do what the command does, without printing.',
    { type: 'code', label: 'report.js', text: program.text },
    { type: 'session', command: 'node report.js', output: program.output },
  ],
  parts: [
    {
      id: 'check-las-file',
      title: 'checkLasFile(path, options?)',
      blocks: [
        'Reads a file in pieces of one megabyte and resolves to a result. Rejects with the system’s error (`ENOENT`, `EACCES`) where the file cannot be read. What stands in the file never makes it reject.',
      ],
    },
    {
      id: 'check-las',
      title: 'checkLas(content, options?)',
      blocks: [
        'The same for content in memory, a string or a `Uint8Array`. Returns the result at once.',
      ],
    },
    {
      id: 'check-las-blob',
      title: 'checkLasBlob(blob, options?)',
      blocks: [
        'For web pages and workers. Import it from `core-las/browser`, which works without Node.js and also exports `checkLas` and `rules`. It reads a `File` or another `Blob` in pieces of one megabyte, rejects if the browser cannot read it, and reports the same findings as the command.',
      ],
    },
    {
      id: 'rules-export',
      title: 'rules',
      blocks: [
        'The [rules](/docs#rules) as data: `id`, `severity`, `group`, `title`, `why` and `repair`, the `clause` of the standard, `strict` where a rule belongs to the profile `las-2.0`, and `configured` where it needs a configuration.',
      ],
    },
    {
      id: 'types',
      title: 'Options and results',
      blocks: [
        {
          type: 'table',
          head: ['Name', 'Type', 'Meaning'],
          rows: [
            [
              '`options.file`',
              '`string`',
              'The name that findings carry; the path, or `input.las`',
            ],
            [
              '`options.config`',
              '`CoreConfig`',
              'As in [the file](/docs#configuration). A fault in it throws a `TypeError` that names the key',
            ],
            ['`result.findings`', '`Finding[]`', 'Of every severity, by line'],
            [
              '`result.header`',
              '`object`',
              '`version`, `well`, `uwi`, `company`, `field` and the `unit` of the index; empty where the file says nothing',
            ],
            [
              '`result.first`, `result.last`',
              '`number | null`',
              'The first and the last depth of the rows',
            ],
            ['`result.curves`', '`string[]`', 'Mnemonics of the curve section, the index first'],
            ['`result.units`', '`string[]`', 'The unit of each curve, empty where it has none'],
            ['`result.rows`', '`number`', 'Rows of the data section'],
            ['`finding.line`', '`number`', 'From 1; 1 for what concerns the whole file'],
            ['`finding.rule`', '`string`', 'The id of a rule'],
            ['`finding.severity`', '`string`', '`error`, `warning` or `info`'],
            ['`finding.message`', '`string`', 'What is wrong, and what to do'],
            [
              '`finding.curve`',
              '`string | undefined`',
              'The mnemonic; curves that share a finding are separated by a comma',
            ],
            [
              '`finding.expected`, `finding.actual`',
              '`string | undefined`',
              'What should stand there, and what does, as far as a number or a word says it',
            ],
            [
              '`finding.clause`',
              '`string | undefined`',
              'With the profile `las-2.0`, the section of the standard',
            ],
          ],
        },
      ],
    },
  ],
};
