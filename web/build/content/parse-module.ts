import { parse } from 'acorn';
import type { Program } from 'estree';

/** The syntax tree of code, as MDX takes it. */
export function parseModule(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;
}
