import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Reads a password from standard input: twice and without echo on a terminal; the first line of piped input.
 * @throws Error if there is none, or the two differ
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine('');
  const password = await readLine('Password (at least 6 characters): ');
  if ((await readLine('Repeat the password: ')) !== password) {
    throw new Error('The two passwords differ. Nothing was changed.');
  }
  return password;
}

async function readLine(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(question);
  const lines = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });
  const ended = new AbortController();
  lines.once('SIGINT', () => ended.abort());
  lines.once('close', () => ended.abort());
  try {
    const [line] = (await once(lines, 'line', { signal: ended.signal })) as [string];
    if (line !== '') return line;
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  } finally {
    lines.close();
    if (question !== '') process.stderr.write('\n');
  }
  throw new Error('No password was given on standard input. Nothing was changed.');
}
