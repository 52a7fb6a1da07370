import type { Severity } from '../types.ts';

export interface Colours {
  severity(severity: Severity, text: string): string;
  faint(text: string): string;
  bold(text: string): string;
}

const codes: Record<Severity, number> = { error: 31, warning: 33, info: 36 };

/** Terminal escape codes, or none. */
export function createColours(on: boolean): Colours {
  const mark = (code: number, text: string) => (on ? `\x1b[${code}m${text}\x1b[0m` : text);
  return {
    severity: (severity, text) => mark(codes[severity], text),
    faint: (text) => mark(2, text),
    bold: (text) => mark(1, text),
  };
}
