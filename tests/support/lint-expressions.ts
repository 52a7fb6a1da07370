import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs one rule of ours over expressions, each in a component of its own. Returns those that it refuses. */
export async function lintExpressions(
  rule: string,
  expressions: readonly string[],
): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outcrop-lint-'));
  const fileOf = (index: number) => `expression-${index}.tsx`;
  try {
    for (const [index, expression] of expressions.entries()) {
      const text = `const text = failureText(error, a);\nexport const shown = ${expression};\nuse(text);\n`;
      await writeFile(path.join(folder, fileOf(index)), text);
    }
    const config = {
      categories: { correctness: 'off' },
      jsPlugins: [path.join(root, 'infra/lint/own-rules.ts')],
      rules: { [`outcrop/${rule}`]: 'error' },
    };
    await writeFile(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
    const command = path.join(root, 'node_modules/.bin/oxlint');
    const { stdout } = await promisify(execFile)(command, ['--format=json'], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
    const refused = new Set(diagnostics.map(({ filename }) => filename));
    return expressions.filter((_, index) => refused.has(fileOf(index)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
