import { dynamo } from '#functions/platform/dynamo.ts';

/**
 * Responds to every request to a table with an error.
 * @param command the only kind of request that fails, such as `QueryCommand`
 */
export async function whileTablesFail(
  error: Error,
  work: () => Promise<unknown>,
  command?: string,
): Promise<void> {
  const name = 'failing';
  dynamo.middlewareStack.add(
    (next, { commandName }) =>
      (request) =>
        command === undefined || command === commandName ? Promise.reject(error) : next(request),
    { step: 'deserialize', name },
  );
  try {
    await work();
  } finally {
    dynamo.middlewareStack.remove(name);
  }
}
