import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks questions on standard error and reads the answers from standard input, unseen where a person types. Piped
 * input is taken line by line.
 * @throws Error when the input ends before the last answer.
 */
export async function askHidden(questions: readonly string[]): Promise<string[]> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });
  const answers: string[] = [];
  try {
    const input = lines[Symbol.asyncIterator]();
    for (const question of questions) {
      process.stderr.write(question);
      const { value, done } = await input.next();
      process.stderr.write('\n');
      if (done) throw new Error('The input ended before the last answer. Nothing was changed.');
      answers.push(value.trim());
    }
    return answers;
  } finally {
    lines.close();
  }
}
