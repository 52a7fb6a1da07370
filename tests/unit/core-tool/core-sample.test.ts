import { expect, it } from 'vitest';
import { coreSample } from '#sites/outcrop/pages/tools/core-sample.ts';
import { folderWith, practiceFiles, runCore } from './run-core.ts';

it("the landing page shows what Core prints for the workbook's files", async () => {
  const { command, lines } = coreSample;
  expect(command).toMatch(/^core check /);
  const { printed, code } = await runCore(command.replace('core ', ''), folderWith(practiceFiles));
  expect(code).toBe(1);
  expect(lines.map(({ text }) => text)).toEqual(printed.trimEnd().split('\n'));
  for (const { text, severity } of lines) {
    expect(severity).toBe(/^\S+:\d+ {2}(error|warning) /.exec(text)?.[1]);
  }
});
