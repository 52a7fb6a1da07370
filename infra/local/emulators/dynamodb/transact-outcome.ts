import { errorName, isServiceError, serviceError } from './service-error.ts';

interface CancellationReason {
  Code: 'None' | 'ConditionalCheckFailed' | 'ValidationError';
  Message?: string;
  Item?: unknown;
}

/** Codes of the errors that cancel a transaction; any other error becomes the response itself. */
const codes: Record<string, CancellationReason['Code']> = {
  ConditionalCheckFailedException: 'ConditionalCheckFailed',
  ValidationException: 'ValidationError',
};

/** AWS finds an empty key before it starts the transaction, so this is a plain ValidationException. */
export const isEmptyKey = (message = '') => /cannot contain an empty/.test(message);

/**
 * Runs every action of a transaction, even after one has failed: AWS lists the reason of each, in order.
 * @throws ServiceError TransactionCanceledException when any action failed
 */
export function runAll<Action, Result>(
  actionsOfRequest: Action[],
  run: (action: Action) => Result,
): Result[] {
  const results: Result[] = [];
  const reasons = actionsOfRequest.map((action): CancellationReason => {
    try {
      results.push(run(action));
      return { Code: 'None' };
    } catch (error) {
      const code = isServiceError(error) ? codes[errorName(error) ?? ''] : undefined;
      if (!isServiceError(error) || !code || isEmptyKey(error.body.message)) throw error;
      const { message, Item } = error.body;
      return {
        Code: code,
        ...(message && { Message: message }),
        ...(Item !== undefined && { Item }),
      };
    }
  });
  if (results.length === actionsOfRequest.length) return results;
  const list = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${list}]`;
  throw serviceError('TransactionCanceledException', message, {
    Message: message,
    CancellationReasons: reasons,
  });
}
