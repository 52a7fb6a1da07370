import { suggestion } from '../config/nearest.ts';
import { UsageError } from './usage-error.ts';

/** @throws UsageError for an invalid value */
export function oneOf<Name extends string>(
  flag: string,
  value: string,
  known: Record<Name, unknown>,
): Name {
  if (Object.hasOwn(known, value)) return value as Name;
  const names = Object.keys(known);
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
  throw new UsageError(`${flag} must be ${list}, not "${value}".${suggestion(value, names)}`);
}

/** @throws UsageError if there is no file or folder to check */
export function expectFiles(command: string, words: readonly string[]): void {
  if (words.length === 0) throw new UsageError(`Name the files or folders: core ${command} logs/`);
  if (words.includes('')) throw new UsageError('An argument is empty. Name a file or folder.');
}
