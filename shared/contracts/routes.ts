import type { OutputOf, SentInputOf } from './define-contract.ts';
import type { GroupName, manifest } from './index.ts';

type Groups = typeof manifest;
/** The calls of a group. */
export type ContractOf<Group extends GroupName> = Groups[Group];

type AnyCall = { [Group in keyof Groups]: Groups[Group][keyof Groups[Group]] }[keyof Groups];

/** Every call of the API by its method and path: `Routes['GET /api/articles/{id}']`. */
export type Routes = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };

/** The method and path of a call, such as `GET /api/articles/{id}`. */
export type Route = keyof Routes;

export type RouteInput<R extends Route> = SentInputOf<Routes[R]>;
export type RouteOutput<R extends Route> = OutputOf<Routes[R]>;
