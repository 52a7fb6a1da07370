import { globSync } from 'node:fs';

/** Lists files of the repository, without the sites that other tests create and delete in the meantime. */
export function globSources(pattern: string): string[] {
  return globSync(pattern, { exclude: ['sites/testshop*'] });
}
