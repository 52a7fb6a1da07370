import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leaveOut } from '#web/build/routed-pages.ts';

it.each(['pages', 'item-pages', 'member-pages', 'admin-pages'])(
  'leaves pages without a route out of the globs of %s',
  (name) => {
    const code = leaveOut(readFileSync(`web/src/app/${name}.ts`, 'utf8'), ['../features/a/b.tsx']);
    expect(code).toMatch(
      /import\.meta\.glob<[^(]*>\(\[\s*'\.\.\/features[^\]]*', '!\.\.\/features\/a\/b\.tsx'\]/,
    );
  },
);
