import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLocatedJson } from '../config/located-json.ts';
import type { CheckResult, Finding } from '../types.ts';
import type { Spool } from './spool.ts';
import { systemErrorText } from './system-error-text.ts';
import { UsageError } from './usage-error.ts';
import { createReportFile } from './write-report.ts';

/** Known findings of one kind in a file, which are left out. */
interface Known {
  rule: string;
  curve?: string;
  actual?: string;
  /** The message, if neither a curve nor a text distinguishes the finding from others of its rule. */
  message?: string;
  count: number;
}

/** By file, relative to the folder of the baseline. */
type Baseline = Readonly<Record<string, readonly Known[]>>;

export interface Compared {
  /** Findings that are not known. */
  findings: Finding[];
  /** Known findings, which are left out. */
  known: Finding[];
  /** Known findings that no longer occur. */
  gone: number;
}

/** A finding without its line number, which changes when lines are added above it. */
function withoutPlace({ rule, curve, actual, message }: Finding): Omit<Known, 'count'> {
  if (curve !== undefined || actual !== undefined) {
    return { rule, ...(curve !== undefined && { curve }), ...(actual !== undefined && { actual }) };
  }
  return { rule, message: message.replace(/\bline \d+/g, 'line') };
}

const keyOf = ({ rule, curve, actual, message }: Omit<Known, 'count'>) =>
  JSON.stringify([rule, curve, actual, message]);

/** The name of a checked file in a baseline, independent of the working folder. */
function nameIn(cwd: string, baseline: string, file: string): string {
  const folder = path.dirname(path.resolve(cwd, baseline));
  return path.relative(folder, path.resolve(cwd, file)).replaceAll(path.sep, '/');
}

/** @throws UsageError if the file cannot be read or is not a baseline */
export function readBaseline(cwd: string, name: string): Baseline {
  let text: string;
  try {
    text = readFileSync(path.resolve(cwd, name), 'utf8');
  } catch (error) {
    throw new UsageError(`${name}: ${systemErrorText(error)}`);
  }
  const known = parseBaseline(text);
  if (!known) {
    throw new UsageError(
      `${name}: This is not a baseline. "core check --write-baseline" writes one.`,
    );
  }
  return known;
}

function parseBaseline(text: string): Baseline | undefined {
  let value: unknown;
  try {
    value = readLocatedJson(text).value;
  } catch {
    return undefined;
  }
  const known = (value as { known?: unknown } | null)?.known;
  return isRecord(known) && Object.values(known).every((list) => isListOfKnown(list))
    ? (known as Baseline)
    : undefined;
}

function isListOfKnown(list: unknown): boolean {
  return (
    Array.isArray(list) &&
    list.every(
      (one) =>
        isRecord(one) &&
        typeof one['rule'] === 'string' &&
        Number.isInteger(one['count']) &&
        (one['count'] as number) > 0,
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Leaves out known findings: of those of one kind in a file, the first ones, up to the number in the baseline. */
export function leaveOutKnown(
  cwd: string,
  name: string,
  baseline: Baseline,
  result: CheckResult,
): Compared {
  const known: Finding[] = [];
  const entries = baseline[nameIn(cwd, name, result.file)] ?? [];
  const counts = new Map(entries.map((entry) => [keyOf(entry), entry.count]));
  const findings = result.findings.filter((finding) => {
    const key = keyOf(withoutPlace(finding));
    const count = counts.get(key) ?? 0;
    if (count === 0) return true;
    counts.set(key, count - 1);
    known.push(finding);
    return false;
  });
  let gone = 0;
  for (const count of counts.values()) gone += count;
  return { findings, known, gone };
}

/**
 * Collects findings for a baseline, one kind per line. It replaces a baseline but no other file.
 * @throws UsageError if it cannot be written
 */
export function createBaselineWriter(cwd: string, name: string, spool: Spool) {
  let count = 0;
  let isFirst = true;
  return {
    add({ file, findings }: CheckResult): void {
      if (findings.length === 0) return;
      count += findings.length;
      const kinds = new Map<string, Known>();
      for (const one of findings.map(withoutPlace)) {
        const key = keyOf(one);
        kinds.set(key, { ...one, count: (kinds.get(key)?.count ?? 0) + 1 });
      }
      const lines = [...kinds.values()].map((kind) => `      ${JSON.stringify(kind)}`);
      const before = isFirst ? '' : ',';
      isFirst = false;
      spool.add(
        `${before}\n    ${JSON.stringify(nameIn(cwd, name, file))}: [\n${lines.join(',\n')}\n    ]`,
      );
    },
    /** @returns the number of findings written */
    end(): number {
      const isReplaced = isBaseline(path.resolve(cwd, name));
      const file = createReportFile(cwd, name, isReplaced ? 'w' : 'wx');
      file.write('{\n  "known": {');
      for (const text of spool.all()) file.write(text);
      file.write(isFirst ? '}\n}\n' : '\n  }\n}\n');
      file.close();
      return count;
    },
  };
}

function isBaseline(file: string): boolean {
  try {
    return parseBaseline(readFileSync(file, 'utf8')) !== undefined;
  } catch {
    return false;
  }
}
