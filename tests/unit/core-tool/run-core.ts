import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { volume } from '#sites/outcrop/samples/products/faulty-las-files.ts';
import { run } from '#tools/core/cli/run.ts';

/** A new folder with these files; names may contain folders. */
export function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'core-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** The six files of the workbook, practice-1.las to practice-6.las. */
export const practiceFiles = Object.fromEntries(
  volume.attachments!.map(({ name, text }) => [name, text]),
);

/** Runs a command line like the program, without colours. Arguments are split at spaces. */
export async function runCore(line: string, cwd: string, input = '') {
  let printed = '';
  let complained = '';
  const code = await run(line.split(' ').filter(Boolean), {
    cwd,
    colour: false,
    input: (async function* () {
      yield await Promise.resolve(Buffer.from(input));
    })(),
    print: (text) => (printed += text),
    complain: (text) => (complained += text),
  });
  return { code, printed, complained };
}
