import type { Terminal } from './run.ts';

/** Removes control characters of a file's content or name, which could manipulate the terminal. */
export function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, '?');
}

/** Writes a sentence to the error stream. */
export function complain(terminal: Pick<Terminal, 'complain'>, text: string): void {
  terminal.complain(`core: ${plain(text)}\n`);
}
