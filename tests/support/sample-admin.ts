import type { Session } from '#shared/contracts/auth.ts';
import type { TestStack } from './start-test-stack.ts';

/** A new administrator, signed in. */
export async function registerAdmin(stack: TestStack, email?: string): Promise<Session> {
  const member = await stack.register(email);
  await stack.makeAdmin(member.email);
  return stack.login(member.email);
}

/** The fields that the article form sends. */
export const articleFields = {
  title: 'Turbidites for the impatient',
  shortDescription: 'How to tell a Bouma sequence from a bad day at the outcrop.',
  longDescription: 'Graded beds, sole marks and the order in which they were laid down.',
  price: 4.5,
  category: 'Field Practice',
};
