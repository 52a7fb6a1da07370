import { edgeKeyHeader } from '#infra/edge-policy.ts';
import {
  inputInQuery,
  methodsOf,
  pathParameters,
  type Access,
} from '#shared/contracts/define-contract.ts';
import type { ListedCall } from '#shared/contracts/index.ts';
import { randomFrom } from '#tools/press/sampling.ts';
import { routeInputs } from '../support/route-inputs.ts';
import { asText, mutateInput, mutateRequest } from './mutations.ts';
import { texts, type Known } from './pools.ts';
import { pick, validValue, type Random } from './valid-input.ts';

export interface Request {
  listed: ListedCall;
  actor: 'guest' | 'buyer' | 'admin';
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** What was done to a valid request. */
  mutations: string[];
}

export type Values = Record<string, unknown>;

/** Most requests come from an actor who may make the call. */
const likelyActors: Record<Access, readonly Request['actor'][]> = {
  public: ['guest', 'buyer', 'admin'],
  optional: ['guest', 'buyer', 'admin'],
  signed: ['guest', 'buyer', 'admin'],
  member: ['guest', 'buyer', 'buyer', 'buyer', 'admin'],
  admin: ['guest', 'buyer', 'admin', 'admin', 'admin', 'admin', 'admin', 'admin'],
};

/** CloudFront takes 8,192 bytes. */
const longestTarget = 8000;

/** Returns the request of a number: valid for three of ten numbers, else changed in up to four ways. */
export function makeRequest(
  calls: readonly ListedCall[],
  known: Known,
  { seed, number, edgeKey }: { seed: number; number: number; edgeKey: string },
): Request {
  const random = randomFrom(`${seed}:${number}`);
  const listed = pick(random, calls);
  const actor = pick(random, likelyActors[listed.call.access]);
  const valid = validInput(listed, actor, known, random);
  const ip = `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`;
  const method = pick(random, methodsOf(listed.call));
  const times = random.uniform() < 0.3 ? 0 : random.integer(1, 3);
  const { input, mutations } = mutateInput(valid, times, random);
  const request = toRequest(listed, actor, input);
  Object.assign(request.headers, {
    'cloudfront-viewer-address': `${ip}:40000`,
    [edgeKeyHeader]: edgeKey,
  });
  Object.assign(request, { method, mutations });
  if (times > 0 && random.uniform() < 0.4) mutateRequest(request, random);
  request.target = request.target.slice(0, longestTarget);
  if (request.method === 'GET' || request.method === 'HEAD') request.body = undefined;
  return request;
}

/** The input of `routeInputs`, with other values in some fields. */
function validInput(
  { group, name, call }: ListedCall,
  actor: Request['actor'],
  known: Known,
  random: Random,
): Values {
  const made = routeInputs[`${group}.${name}`]!;
  const base = made(known, actor === 'buyer' ? 'owner' : actor) as Values;
  const generated = validValue(call.input, texts(known), random) as Values;
  const mixed = { ...base };
  for (const [field, value] of Object.entries(generated)) {
    if (value !== undefined && random.uniform() < 0.5) mixed[field] = value;
  }
  return call.input.safeParse(mixed).success ? mixed : base;
}

function toRequest(listed: ListedCall, actor: Request['actor'], input: Values): Request {
  const { method, path, style } = listed.call;
  const inPath = pathParameters(path);
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name));
  const filled = inPath.reduce(
    (at, name) => at.replace(`{${name}}`, () => encoded(input[name])),
    path,
  );
  const query = rest
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const isQuery = inputInQuery(method);
  return {
    listed,
    actor,
    method,
    target: filled + (isQuery && query.length > 0 ? `?${query.join('&')}` : ''),
    headers: isQuery ? {} : { 'content-type': 'application/json' },
    body: isQuery
      ? undefined
      : style === 'raw'
        ? query.join('&')
        : JSON.stringify(Object.fromEntries(rest)),
    mutations: [],
  };
}

/** A value as part of a URL. Lone surrogates become what browsers send for them. */
function encoded(value: unknown): string {
  return encodeURIComponent(asText(value).toWellFormed());
}
