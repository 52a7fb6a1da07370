import type { DocSection } from './doc-block.ts';
import { companyConfigFile, sessions, starterConfigFile } from './samples.ts';

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
              'By mnemonic or family: lowest and highest value, in the unit that the file declares',
              'Wide limits by kind of curve and unit',
            ],
            [
              '`aliases`',
              'By family, such as `GR`: the names of curves that count as it; `*` and `?` stand for other characters',
              'A curve goes by its own name',
            ],
            [
              '`required`',
              '`curves`, `parameters` and `well`: what each file must have; of the names in an inner list, one is enough',
              'What the standard asks for',
            ],
            [
              '`units`',
              'By mnemonic or family: the units that are allowed',
              'Any that fit the kind',
            ],
            [
              '`naming`',
              '`curves`, `files` and `wells`: a regular expression that the whole name must match',
              'Any name',
            ],
            ['`overrides`', '[Exceptions](/docs#company-rules) for files and for curves', 'None'],
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
      id: 'company-rules',
      title: 'Rules of your company',
      blocks: [
        'What your company asks of a log beyond the standard has four rules of its own: [`required-curve`](/docs#rule-required-curve), [`required-item`](/docs#rule-required-item), [`allowed-unit`](/docs#rule-allowed-unit) and [`naming`](/docs#rule-naming). They rest until the configuration says what is wanted. Here it is in `company.json`:',
        { type: 'code', label: 'company.json', text: companyConfigFile },
        { type: 'session', ...sessions.company },
        'A family stands for all its curves wherever the configuration names a curve, and gives them its kind: with the alias above, `GR_COMP` is judged as a gamma ray. The number of a run (`GR:2`, `GR_2`) makes no other curve. Mnemonics and units are compared in capitals.',
        'An entry of `overrides` names `files`, `curves` or both. For files it takes every key above but `aliases` and `ignore`; for curves it takes `rules`, `range`, `constantRows` and `spikeFactor`. Of several that fit, the later one holds, and one for curves goes before one for files. Patterns of files start where those of `ignore` do.',
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
