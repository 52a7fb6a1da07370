import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A bug as a patch. The lines before the diff name the bug, the tier that catches it and the tests to run first. */
export interface PlantedBug {
  name: string;
  file: string;
  bug: string;
  tier: 'ordinary' | 'long';
  tests: string[];
}

const folder = import.meta.dirname;

export function readPatches(): PlantedBug[] {
  return globSync('*.patch', { cwd: folder })
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const [head = ''] = readFileSync(file, 'utf8').split('\ndiff --git ');
      const field = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1] ?? '';
      return {
        name: path.basename(name, '.patch'),
        file,
        bug: field('Bug'),
        tier: field('Tier') as PlantedBug['tier'],
        tests: field('Tests').split(' '),
      };
    });
}
