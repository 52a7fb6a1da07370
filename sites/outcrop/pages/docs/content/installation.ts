import { coreRelease } from '#tools/core/release.ts';
import type { DocSection } from './doc-block.ts';
import { sessions } from './samples.ts';

const file = coreRelease.fileName;

export const installation: DocSection = {
  id: 'installation',
  title: 'Installation',
  blocks: [
    'Core runs on Linux, Windows and macOS, wherever Node.js 20 or a later version does. It has no dependencies, and a check opens no network connection. While it installs, npm may ask its registry for advisories; with `--offline` it does not.',
    'To try it first, [check a file in your browser](/core#checker): the same rules, one file at a time. The file stays on your device.',
  ],
  parts: [
    {
      id: 'install-for-you',
      title: 'For you, in every folder',
      blocks: [
        {
          type: 'steps',
          items: [
            `Buy Core on [its page](/core) and save \`${file}\`.`,
            'Open a shell in the folder that you saved it to, and run the line below.',
            'Ask for the version. If the shell does not find the command, see [Troubleshooting](/docs#command-not-found).',
          ],
        },
        { type: 'code', label: 'Shell', text: `npm install --global ./${file}` },
        { type: 'session', ...sessions.version },
      ],
    },
    {
      id: 'install-for-a-project',
      title: 'For a project',
      blocks: [
        'A project that keeps the file beside its logs checks them with the same version on every machine. Put the file into a private repository: the licence covers your company, not the public.',
        {
          type: 'code',
          label: 'Shell',
          text: `npm install --save-dev ./vendor/${file}\nnpx core check logs/`,
        },
      ],
    },
    {
      id: 'completion',
      title: 'Completion and manual',
      blocks: [
        '`core completion` prints a script with which your shell completes commands, options, their values and the names of rules. The first line is for bash, the second for zsh, the third for fish; zsh needs a folder of `$fpath`.',
        {
          type: 'code',
          label: 'Shell',
          text: `core completion bash >> ~/.bashrc\ncore completion zsh > ~/.zfunc/_core\ncore completion fish > ~/.config/fish/completions/core.fish`,
        },
        'The package has a manual page: `man core`, where npm’s global folder is on the path of `man`.',
      ],
    },
    {
      id: 'uninstall',
      title: 'Removing it',
      blocks: [
        'Core keeps nothing outside its own folder.',
        { type: 'code', label: 'Shell', text: 'npm uninstall --global core-las' },
      ],
    },
  ],
};
