import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

const file = path.resolve(import.meta.dirname, '../../docs/runbook.md');

/** Expects one of the runbook's samples to be this output, apart from what differs from run to run. */
export function expectInRunbook(output: string): void {
  const samples = readFileSync(file, 'utf8').matchAll(/^( *)```\w*\n(.*?)^ *```$/gms);
  const shown = [...samples].map(([, indent, text]) =>
    masked(text!.replaceAll(`\n${indent}`, '\n')),
  );
  expect(shown).toContain(masked(output));
}

/** The output without ids, addresses, times, ports and numbers. */
function masked(output: string): string {
  return output
    .replace(/\b[a-z]{2,4}(_[a-z]+)?_\w{8,}\b/g, '<id>')
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b01[0-9A-Z]{24}\b/g, '<id>')
    .replace(/\S+@\S+/g, '<address>')
    .replace(/\d+/g, '0')
    .trim();
}
