import { expect, test } from 'vitest';
import { checkLas as checkInBrowser } from '#tools/core/browser.ts';
import { examineBlob } from '#tools/core/browser/examine-blob.ts';
import { folderWith, runCore } from './run-core.ts';

/** As CWLS writes LAS 3.0, including much that would be a fault in 2.0. */
const content = `~Version
VERS.          3.0 : CWLS LOG ASCII STANDARD -VERSION 3.0
WRAP.           NO : ONE LINE PER DEPTH STEP
DLM.         COMMA : DELIMITING CHARACTER
~Well
STRT.M   1660.1250 : First Index Value
COMP.              : COMPANY
~Parameter
MUD.  GEL CHEM : MUD TYPE
~Log_Definition
DEPT.M            : DEPTH {F}
NMR[1].ms      0  : NMR Echo Array {AF10.4;0ms}
DATE.          : {YYYY-MM-DD}
~Log_Data | Log_Definition
1660.125, 10.0, 2001-05-31
1660.250, **, 2001-05-31
1660.250, 10.0
~Core_Data[1] | Core_Definition
13178.00,13180.00,,,
~Ascii | Curve
x y z
`;
const one =
  'This is LAS 3.0. Core checks only LAS 1.2 and 2.0, so the rest of this file is not checked.';

test.each([
  ['text', (text: string) => text.split('\n').filter((line) => line.startsWith('a.las'))],
  ['json', (text: string) => JSON.parse(text)[0].findings],
  ['sarif', (text: string) => JSON.parse(text).runs[0].results],
  ['csv', (text: string) => text.trim().split('\r\n').slice(1)],
  ['github', (text: string) => text.trim().split('\n')],
] as const)('%s reports one finding for LAS 3.0', async (format, findingsOf) => {
  const cwd = folderWith({ 'a.las': content });
  for (const profile of ['', ' --profile las-2.0']) {
    const words = `check a.las --severity info --format ${format}${profile}`;
    const { printed, code } = await runCore(words, cwd);
    expect(findingsOf(printed)).toHaveLength(1);
    expect(printed.split(one)).toHaveLength(2);
    expect(code).toBe(1);
  }
});

test('the browser reports one finding for LAS 3.0', async () => {
  // The mark comes before the version is known.
  for (const text of [content, `\ufeff${content}`]) {
    expect(checkInBrowser(text).findings.map(({ message }) => message)).toEqual([one]);
  }
  const { result } = await examineBlob(new Blob([content]), 'a.las', () => undefined);
  expect(result.findings.map(({ rule, line }) => [rule, line])).toEqual([['version', 2]]);
  expect(result.curves).toEqual([]);
});
