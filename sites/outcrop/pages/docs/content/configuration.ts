import type { DocSection } from './doc-block.ts';
import { sessions, starterConfigFile } from './samples.ts';

export const configuration: DocSection = {
  id: 'configuration',
  title: 'Configuration',
  blocks: [
    'Core needs no configuration. A file `core.config.json` in the folder that you run it in, or in the nearest above it that has one, changes rules for a project; `core init` writes one with the defaults, and an example of a range and of files to ignore.',
    { type: 'session', ...sessions.init },
    { type: 'code', label: 'core.config.json', text: starterConfigFile },
  ],
  parts: [
    {
      id: 'keys',
      title: 'Keys',
      blocks: [
        {
          type: 'table',
          head: ['Key', 'Value', 'Without it'],
          rows: [
            ['`profile`', '`"las-2.0"`, as with `--profile`', 'The rules of daily work'],
            [
              '`rules`',
              'By rule: `"error"`, `"warning"`, `"info"` or `"off"`',
              'The severities of the [rules reference](/docs#rules)',
            ],
            [
              '`ranges`',
              'By mnemonic: lowest and highest value, in the unit that the file declares',
              'Wide limits by kind of curve and unit',
            ],
            [
              '`ignore`',
              'Patterns of files to leave out, from the folder of the configuration; with `--config`, from the working folder',
              'None',
            ],
            ['`constantRows`', 'Rows of one value before `constant-run` is reported', '`50`'],
            ['`spikeFactor`', 'A spike is so many times the usual change of its curve', '`15`'],
          ],
        },
        'A range replaces the limits of the kind for that curve, and the judgement whether another unit fits.',
      ],
    },
    {
      id: 'configuration-faults',
      title: 'When it is wrong',
      blocks: [
        'A key or a rule that does not exist, or a key that occurs twice, stops the check with exit code 2, so that a slip of the pen never switches a rule off unnoticed. The message has the line, and what is allowed there.',
        { type: 'session', ...sessions.configFault },
      ],
    },
  ],
};
