import { statSync } from 'node:fs';
import path from 'node:path';
import { checkLasFile } from '#tools/core/index.ts';
import { findFiles } from '#tools/core/cli/find-files.ts';

export interface CorpusFigures {
  files: number;
  bytes: number;
  cpuSeconds: number;
  /** Files in which nothing counts. */
  clean: number;
  /** Findings per file that count, the median. */
  median: number;
  /** By rule: findings, and the files that have any. */
  rules: ReadonlyMap<string, { findings: number; files: number }>;
  problems: readonly string[];
}

/** Checks every LAS file below a folder as `core check` does, and counts what it finds. */
export async function checkCorpus(folder: string): Promise<CorpusFigures> {
  const { files, problems } = findFiles(path.resolve(folder), ['.']);
  const rules = new Map<string, { findings: number; files: number }>();
  const counts: number[] = [];
  let bytes = 0;
  const before = process.cpuUsage();
  for (const file of files) {
    const full = path.resolve(folder, file);
    bytes += statSync(full).size;
    const { findings } = await checkLasFile(full, { file });
    const counting = findings.filter(({ severity }) => severity !== 'info');
    counts.push(counting.length);
    for (const rule of new Set(counting.map((finding) => finding.rule))) {
      const seen = rules.get(rule) ?? { findings: 0, files: 0 };
      seen.files += 1;
      seen.findings += counting.filter((finding) => finding.rule === rule).length;
      rules.set(rule, seen);
    }
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = counts.toSorted((a, b) => a - b);
  return {
    files: files.length,
    bytes,
    cpuSeconds: (user + system) / 1e6,
    clean: counts.filter((count) => count === 0).length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    rules,
    problems,
  };
}
