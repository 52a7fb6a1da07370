import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/**
 * Asks on standard error for a word; anything else, or no answer, is a no. One reader for all questions: piped answers
 * arrive together.
 */
export function openQuestions(
  input: Readable = process.stdin,
  output: Writable = process.stderr,
): { confirm: (question: string, word: string) => Promise<boolean>; close: () => void } {
  const lines = createInterface({ input, output });
  const typed = lines[Symbol.asyncIterator]();
  return {
    async confirm(question, word) {
      output.write(`${question}\nType ${word} to go on: `);
      const { value, done } = await typed.next();
      return !done && value.trim() === word;
    },
    close: () => lines.close(),
  };
}
