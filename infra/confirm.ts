import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/**
 * Opens a prompt on standard error that asks for a word; any other answer, or none, means no. All questions share one
 * reader, because piped answers arrive together.
 */
export function openQuestions(
  input: Readable = process.stdin,
  output: Writable = process.stderr,
): { confirm: (question: string, word: string) => Promise<boolean>; close: () => void } {
  const lines = createInterface({ input, output });
  const typed = lines[Symbol.asyncIterator]();
  return {
    async confirm(question, word) {
      output.write(`${question}\nType ${word} to continue: `);
      const { value, done } = await typed.next();
      return !done && value.trim() === word;
    },
    close: () => lines.close(),
  };
}
