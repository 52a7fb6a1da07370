/**
 * The reason why a model gave no reply, for the log: the kind of error and its status. Errors of the AI SDK contain
 * prompts and replies, also in their messages; these must not be logged.
 */
export class ModelFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ModelFailure';
  }

  static from(error: unknown): ModelFailure {
    if (error instanceof ModelFailure) return error;
    const last = (error as { lastError?: unknown } | undefined)?.lastError ?? error;
    const { name = 'Error', statusCode } = (last ?? {}) as { name?: string; statusCode?: number };
    return new ModelFailure(
      `${name}${statusCode === undefined ? '' : ` with status ${statusCode}`}`,
    );
  }
}
