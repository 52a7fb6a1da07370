import { authContract } from '#shared/contracts/auth.ts';
import { laterBy, secondsAhead } from './moved-clock.ts';
import type { TestStack } from './start-test-stack.ts';
import { testPassword } from './test-members.ts';

/** Where a sign-in comes from. */
export interface From {
  ip?: string;
  device?: string;
  password?: string;
}

/** Signs in with the right or a wrong password. The functions' clock must be the one of `moved-clock.ts`. */
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

  /**
   * Creates an account that has never signed in, at a time of its own, so that tests do not share rate-limit windows.
   */
  async function stranger(): Promise<string> {
    laterBy(3600);
    const email = `target-${secondsAhead()}@example.test`;
    await stack().api(authContract.register, { email, password: testPassword });
    return email;
  }
  return { statusOf, guess, guessOften, stranger };
}
