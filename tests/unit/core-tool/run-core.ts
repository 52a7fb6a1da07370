import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { volume } from '#sites/outcrop/samples/products/faulty-las-files.ts';
import { run } from '#tools/core/cli/run.ts';

/** Creates a folder with these files; names may contain folders. */
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

/** Runs a command like the program, without colours. A line is split at spaces. */
export async function runCore(
  line: string | readonly string[],
  cwd: string,
  input: string | Error = '',
) {
  let printed = '';
  let complained = '';
  const words = typeof line === 'string' ? line.split(' ').filter(Boolean) : line;
  const code = await run(words, {
    cwd,
    colour: false,
    input: (async function* () {
      if (input instanceof Error) throw input;
      yield await Promise.resolve(Buffer.from(input));
    })(),
    print: (text) => (printed += text),
    complain: (text) => (complained += text),
  });
  return { code, printed, complained };
}
