import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { globBase, globExpression } from '../config/glob.ts';
import { systemErrorText } from './system-error-text.ts';

export interface FoundFiles {
  /** As displayed: relative to the working folder, with /, without duplicates. */
  files: string[];
  /** What cannot be checked, with the reason. */
  problems: string[];
}

/** The LAS files for the arguments of a command: files, and the contents of folders and patterns. */
export function findFiles(
  cwd: string,
  words: readonly string[],
  ignore: { patterns: readonly string[]; folder: string } = { patterns: [], folder: cwd },
): FoundFiles {
  const ignored = ignore.patterns.map(globExpression);
  const files = new Set<string>();
  const problems: string[] = [];

  function keep(word: string, found: readonly string[]): void {
    const kept = found.filter((file) => {
      const name = shown(ignore.folder, path.resolve(cwd, file));
      return !ignored.some((pattern) => pattern.test(name));
    });
    for (const file of kept) files.add(file);
    if (kept.length === 0 && found.length > 0) {
      problems.push(`${word}: "ignore" in the configuration leaves out every file here.`);
    }
  }

  function find(word: string): void {
    const full = path.resolve(cwd, word);
    const walked = (folder: string) => walk(cwd, folder, problems);
    if (!existsSync(full) && /[*?]/.test(word)) {
      const pattern = globExpression(shown(cwd, full));
      const found = walked(globBase(word)).filter((file) => pattern.test(file));
      if (found.length === 0) problems.push(`${word}: No file matches this pattern.`);
      keep(word, found);
      return;
    }
    const status = statSync(full);
    if (status.isDirectory()) {
      const unread = problems.length;
      const found = walked(word).filter((file) => /\.las$/i.test(file));
      if (found.length === 0 && problems.length === unread) {
        problems.push(`${word}: There is no LAS file in this folder.`);
      }
      keep(word, found);
    } else if (status.isFile()) keep(word, [shown(cwd, full)]);
    else problems.push(`${word}: This is a pipe or a device, not a file.`);
  }

  for (const word of words) {
    try {
      find(word);
    } catch (error) {
      problems.push(`${word}: ${systemErrorText(error)}`);
    }
  }
  return { files: [...files], problems };
}

/**
 * Returns all files below a folder, sorted by name. Links to folders are not followed, which avoids loops; an
 * unreadable folder is reported as a problem and does not end the walk.
 */
function walk(cwd: string, folder: string, problems: string[]): string[] {
  let entries;
  try {
    entries = readdirSync(path.resolve(cwd, folder), { withFileTypes: true });
  } catch (error) {
    problems.push(`${shown(cwd, path.resolve(cwd, folder))}: ${systemErrorText(error)}`);
    return [];
  }
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return entry.name === 'node_modules' ? [] : walk(cwd, below, problems);
      }
      const name = shown(cwd, path.resolve(cwd, below));
      if (entry.isFile()) return [name];
      if (entry.isSymbolicLink()) return isOther(cwd, below) ? [] : [name];
      if (/\.las$/i.test(name)) problems.push(`${name}: This is a pipe or a device, not a file.`);
      return [];
    });
}

/** Whether a link leads to a folder, a pipe or a device. A broken link is reported when it is read. */
function isOther(cwd: string, file: string): boolean {
  try {
    return !statSync(path.resolve(cwd, file)).isFile();
  } catch {
    return false;
  }
}

/** Whether two paths lead to the same file, also through links; false if one leads nowhere. */
export function isSameFile(one: string, other: string): boolean {
  try {
    const [a, b] = [one, other].map((file) => statSync(file, { bigint: true }));
    return a!.ino === b!.ino && a!.dev === b!.dev;
  } catch {
    return false;
  }
}

/** Returns the displayed path relative to a folder: with /. */
export function shown(cwd: string, file: string): string {
  const relative = path.relative(cwd, file);
  const name = relative === '' || path.isAbsolute(relative) ? file : relative;
  return name.replaceAll(path.sep, '/');
}
