import type * as z from 'zod';
import { CognitoError, invalidMember } from './cognito-error.ts';
import type { Pool } from './pool.ts';

/** One call of the Cognito API. */
export interface Operation {
  /** Whether the call needs an AWS signature. Calls that carry a token or a password need none. */
  readonly signed: boolean;
  /** @throws CognitoError */
  readonly run: (pool: Pool, body: unknown) => Promise<object>;
}

type Run<S extends z.ZodType> = (pool: Pool, input: z.output<S>) => object | Promise<object>;

/** A call for which AWS checks the caller's signature. */
export const adminOperation = <S extends z.ZodType>(input: S, run: Run<S>): Operation => ({
  signed: true,
  run: async (pool, body) => run(pool, parse(input, body)),
});

/** A call that needs no signature. */
export const publicOperation = <S extends z.ZodType>(input: S, run: Run<S>): Operation => ({
  signed: false,
  run: async (pool, body) => run(pool, parse(input, body)),
});

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const member = (issue?.path ?? []).map(toMemberName).join('.');
  if (issue?.code === 'invalid_type' && issue.input !== undefined) {
    throw new CognitoError('SerializationException', `${member}: ${issue.message}`);
  }
  throw invalidMember(
    member,
    issue?.code === 'invalid_type' ? 'Member must not be null' : (issue?.message ?? ''),
  );
}

/**
 * Returns the name of a request member in Cognito's error messages: in lower camel case, with list items counted from
 * 1.
 */
const toMemberName = (part: PropertyKey) =>
  typeof part === 'number'
    ? `${part + 1}.member`
    : String(part).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
