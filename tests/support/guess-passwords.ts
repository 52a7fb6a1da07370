import { authContract } from '#shared/contracts/auth.ts';
import type { TestStack } from './start-test-stack.ts';
import { testPassword } from './test-members.ts';

/** Where a sign-in comes from. */
export interface From {
  ip?: string;
  device?: string;
  password?: string;
}

/** Signs in with the right or a wrong password. */
export function createGuesser(stack: () => TestStack) {
  async function statusOf(email: string, { ip, device, password = testPassword }: From) {
    const input = { email, password, device };
    return (await stack().send(authContract.login, input, { ip })).status;
  }
  const guess = (email: string, from: From) => statusOf(email, { ...from, password: 'not-this' });
  async function guessOften(email: string, count: number, from: From): Promise<number[]> {
    const statuses = [];
    for (let tries = 0; tries < count; tries++) statuses.push(await guess(email, from));
    return statuses;
  }
  return { statusOf, guess, guessOften };
}
