import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { globBase, globExpression } from './glob.ts';
import { systemErrorText } from './system-error-text.ts';

export interface FoundFiles {
  /** As displayed: relative to the working folder, with /, without duplicates. */
  files: string[];
  /** Arguments that cannot be checked, with the reason. */
  problems: string[];
}

/** The LAS files for the arguments of a command: files, and the contents of folders and patterns. */
export function findFiles(
  cwd: string,
  words: readonly string[],
  ignore: readonly string[],
): FoundFiles {
  const ignored = ignore.map(globExpression);
  const files = new Set<string>();
  const problems: string[] = [];
  const keep = (file: string) => {
    if (!ignored.some((pattern) => pattern.test(file))) files.add(file);
  };
  for (const word of words) {
    const name = shown(cwd, path.resolve(cwd, word));
    try {
      if (existsSync(path.resolve(cwd, word)) || !/[*?]/.test(word)) {
        const found = statSync(path.resolve(cwd, word)).isDirectory()
          ? walk(cwd, word).filter((file) => /\.las$/i.test(file))
          : [name];
        if (found.length === 0) problems.push(`${word}: There is no LAS file in this folder.`);
        found.forEach(keep);
      } else {
        const pattern = globExpression(name);
        const found = walk(cwd, globBase(word)).filter((file) => pattern.test(file));
        if (found.length === 0) problems.push(`${word}: No file matches this pattern.`);
        found.forEach(keep);
      }
    } catch (error) {
      problems.push(`${word}: ${systemErrorText(error)}`);
    }
  }
  return { files: [...files], problems };
}

/** All files below a folder, sorted by name. Links to folders are not followed, which avoids loops. */
function walk(cwd: string, folder: string): string[] {
  const entries = readdirSync(path.resolve(cwd, folder), { withFileTypes: true });
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = path.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : walk(cwd, below);
      return [shown(cwd, path.resolve(cwd, below))];
    });
}

function shown(cwd: string, file: string): string {
  const relative = path.relative(cwd, file);
  const name = relative === '' || path.isAbsolute(relative) ? file : relative;
  return name.replaceAll(path.sep, '/');
}
