import { dynamo } from '#functions/platform/dynamo.ts';

/** Answers every request to a table with an error. */
export async function whileTablesFail(error: Error, work: () => Promise<unknown>): Promise<void> {
  const name = 'failing';
  dynamo.middlewareStack.add(() => () => Promise.reject(error), { step: 'deserialize', name });
  try {
    await work();
  } finally {
    dynamo.middlewareStack.remove(name);
  }
}
