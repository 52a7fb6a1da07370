import type { Call, InputOf, OutputOf } from '#shared/contracts/define-contract.ts';
import type { Actor, RequestContext } from './actor.ts';
import type { Reply } from './reply.ts';

type ActorFor<C extends Call> = C['access'] extends 'member' | 'admin'
  ? Actor
  : C['access'] extends 'optional'
    ? Actor | undefined
    : undefined;

/** What a call does. It knows its input and the caller, but not HTTP. */
export type UseCase<C extends Call> = (
  input: InputOf<C>,
  actor: ActorFor<C>,
  request: RequestContext,
) => Promise<OutputOf<C> | Reply<OutputOf<C>>>;

/** A use case with the definition of its call. */
export type Implementation<C extends Call> = UseCase<C> & { definition: C };

/** Implements a call: input and output of the use case have the types of its contract. */
export function implement<const C extends Call>(call: C, useCase: UseCase<C>): Implementation<C> {
  const run: UseCase<C> = (...request) => useCase(...request);
  return Object.assign(run, { definition: call });
}
