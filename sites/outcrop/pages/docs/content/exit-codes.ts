import { coreRelease } from '#tools/core/release.ts';
import type { DocSection } from './doc-block.ts';

const workflow = `name: Well logs
on: [push, pull_request]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm install --global ./vendor/${coreRelease.fileName}
      - run: core check logs/ --format github`;

const hook = `#!/bin/sh
# .git/hooks/pre-commit: refuses logs with errors.
git diff --cached --name-only --diff-filter=ACM -z -- '*.las' '*.LAS' |
  xargs -0 -r core check --severity error`;

const preCommit = `repos:
  - repo: local
    hooks:
      - id: core
        name: check LAS files
        entry: npx --no-install core check --severity error
        language: system
        files: (?i)\\.las$
        require_serial: true`;

export const exitCodes: DocSection = {
  id: 'exit-codes',
  title: 'Exit codes and CI',
  blocks: [
    {
      type: 'table',
      head: ['Exit code', 'Meaning'],
      rows: [
        ['`0`', 'No problems: nothing was found at the severity of `--fail-on`.'],
        [
          '`1`',
          'Problems were found. `core check` returns it for the whole run, whichever file they are in.',
        ],
        [
          '`2`',
          'Wrong usage, a faulty configuration, or a file or folder that cannot be read. The other files are checked all the same.',
        ],
      ],
    },
  ],
  parts: [
    {
      id: 'github-actions',
      title: 'GitHub Actions',
      blocks: [
        'The job fails when a log has problems, and shows each beside its line. With `--fail-on error` warnings are shown and do not fail it.',
        { type: 'code', label: '.github/workflows/logs.yml', text: workflow },
      ],
    },
    {
      id: 'git-hook',
      title: 'Before a commit',
      blocks: [
        { type: 'code', label: '.git/hooks/pre-commit', text: hook },
        'Git passes over a hook that is not executable:',
        { type: 'code', label: 'Shell', text: 'chmod +x .git/hooks/pre-commit' },
        'With [pre-commit](https://pre-commit.com), in a [project that keeps Core beside its logs](/docs#install-for-a-project):',
        { type: 'code', label: '.pre-commit-config.yaml', text: preCommit },
        'The package also holds a `.pre-commit-hooks.yaml`: unpacked into a private Git repository of yours, it is a hook that `repo` can name.',
      ],
    },
  ],
};
