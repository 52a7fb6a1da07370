import { parse } from 'acorn';
import type { Program } from 'estree';

/** Returns the syntax tree of code, in the form MDX accepts. */
export function parseModule(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;
}
