/**
 * Why a model gave no reply, for the log: what kind of error with which status. The errors of the AI SDK carry prompts
 * and replies, and quote them in their messages; those must not reach a log.
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
