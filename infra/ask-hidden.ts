import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';

export interface Question {
  text: string;
  /** Returns what is wrong with an answer; the question is then asked again. */
  problemWith?: (answer: string) => string | undefined | Promise<string | undefined>;
}

/**
 * Asks questions on standard error and reads the answers from standard input, without echo on a terminal. Piped input
 * is read line by line.
 * @throws Error if the input ends before the last answer
 */
export async function askHidden(
  questions: readonly Question[],
  input: Readable & { isTTY?: boolean } = process.stdin,
  output: Pick<Writable, 'write'> = process.stderr,
): Promise<string[]> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: input.isTTY });
  const answers: string[] = [];
  try {
    const typed = lines[Symbol.asyncIterator]();
    for (const { text, problemWith } of questions) {
      for (;;) {
        output.write(text);
        const { value, done } = await typed.next();
        output.write('\n');
        if (done)
          throw new Error(
            'The input ended before all questions were answered. Nothing was changed.',
          );
        const answer = value.trim();
        const problem = answer === '' ? undefined : await problemWith?.(answer);
        if (problem === undefined) {
          answers.push(answer);
          break;
        }
        output.write(`${problem}\n`);
      }
    }
    return answers;
  } finally {
    lines.close();
  }
}
