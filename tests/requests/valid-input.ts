import type * as z from 'zod';
import type { randomFrom } from '#tools/press/sampling.ts';
import { numbers } from './pools.ts';

export type Random = ReturnType<typeof randomFrom>;

export function pick<T>(random: Random, from: readonly T[]): T {
  return from[random.integer(0, from.length - 1)]!;
}

interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, string>;
}

/** Returns a value that a schema takes, or undefined if none of the texts is one. */
export function validValue(schema: z.ZodType, texts: readonly string[], random: Random): unknown {
  const { type, ...definition } = schema.def as Definition;
  const fits = (value: unknown) => schema.safeParse(value).success;
  const inner = (of: z.ZodType) => validValue(of, texts, random);
  switch (type) {
    case 'optional':
      return random.uniform() < 0.5 ? undefined : inner(definition.innerType!);
    case 'pipe':
      return inner(definition.in!);
    case 'boolean':
      return random.uniform() < 0.5;
    case 'enum':
      return pick(random, Object.values(definition.entries!));
    case 'number':
      return pick(random, numbers.filter(fits));
    case 'array':
      return Array.from({ length: random.integer(0, 3) }, () => inner(definition.element!));
    case 'object': {
      const fields = Object.entries(definition.shape!);
      return Object.fromEntries(fields.map(([name, field]) => [name, inner(field)]));
    }
    case 'string':
      return pick(random, texts.filter(fits));
    default:
      throw new Error(`No values are known for ${type}.`);
  }
}
