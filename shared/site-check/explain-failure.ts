import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeInSite } from '../site-config/site-folder.ts';
import { SiteMistake } from '../site-config/site-mistake.ts';
import { suggestion } from './nearest.ts';

/** A line of a file of the site. */
interface Place {
  file: string;
  line: number;
}

/**
 * Explains why a site's file could not be loaded or run.
 * @param file the file that was loaded, for failures that name none
 * @returns a SiteMistake, or the error itself if no file of the site is involved
 */
export function explainFailure(error: unknown, folder: string, file: string): unknown {
  if (!(error instanceof Error) || error instanceof SiteMistake) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_IMPORT_NOT_DEFINED') {
    return missingImport(error, folder);
  }
  if (error instanceof SyntaxError) return syntaxMistake(error, folder, file);
  const place = placeInStack(error, folder);
  return place ? mistake(folder, place, `This line fails: ${withStop(error.message)}`) : error;
}

/** Node names both files, but not the line of the import. */
function missingImport(error: Error, folder: string): unknown {
  const [, wanted = '', by = ''] = /["'](.+)["'] .*imported from (\S+)$/.exec(error.message) ?? [];
  const missing = wanted.replace(/["'].*/, '');
  if (!isInSite(by, folder)) return error;
  const name = missing.startsWith('/') ? path.basename(missing) : missing;
  const line = lineWith(by, name);
  const place = { file: by, line };
  if (missing.startsWith('#')) {
    const advice = 'Imports begin with ./, ../, #shared, #site, #tools or #web.';
    return mistake(folder, place, `There is no \`${missing}\`. ${advice}`);
  }
  if (!missing.startsWith('/')) {
    return mistake(
      folder,
      place,
      `There is no package \`${missing}\`. Correct its name, or install it.`,
    );
  }
  const home = path.dirname(missing);
  const similar = existsSync(home) ? suggestion(name, readdirSync(home)) : '';
  const advice = similar || ' Correct its name, or add the file.';
  return mistake(folder, place, `The file that is imported here does not exist: ${name}.${advice}`);
}

/** The stack of an error in the syntax begins with the file, the line, its source and a mark below it. */
function syntaxMistake(error: SyntaxError, folder: string, loaded: string): unknown {
  const [, from, line] = /^(file:\/\/\S+):(\d+)\n/.exec(error.stack ?? '') ?? [];
  if (from === undefined) {
    const named = /(\/[^:]+\.json):/.exec(error.message)?.[1];
    const place = placeInSite(
      folder,
      named && isInSite(named, folder) ? path.relative(folder, named) : loaded,
    );
    return new SiteMistake(
      `${place}: This file, or one that it imports, cannot be read: ${error.message}.`,
    );
  }
  const file = fileURLToPath(from);
  if (!isInSite(file, folder)) return error;
  const place = { file, line: Number(line) };
  const [, module, name] =
    /'(.+)' does not provide an export named '(.+)'/.exec(error.message) ?? [];
  if (name !== undefined) {
    const names = module!.startsWith('.') ? exportsOf(path.join(path.dirname(file), module!)) : [];
    const advice = suggestion(name, names) || ' Correct the name.';
    return mistake(folder, place, `\`${module}\` does not export \`${name}\`.${advice}`);
  }
  return mistake(
    folder,
    place,
    `This line cannot be read: ${withStop(plain(error.message))} Check its quotes, commas and brackets, and those of the lines above.`,
  );
}

const withStop = (sentence: string): string => `${sentence.replace(/\.$/, '')}.`;

/** Rewords Node's "Expected ',', got 'ident'", whose second name means nothing to operators. */
const plain = (message: string): string =>
  message.replace(/^Expected '(.+)', got '.*'$/, '$1 is missing in it or before it');

/** Returns where in the site an error arose, innermost call first. */
function placeInStack({ stack = '' }: Error, folder: string): Place | undefined {
  for (const [, from, line] of stack.matchAll(/(file:\/\/[^\s)]+?):(\d+):\d+\)?$/gm)) {
    const file = fileURLToPath(from!);
    if (isInSite(file, folder)) return { file, line: Number(line) };
  }
  return undefined;
}

/** Returns a mistake with the line of the source below the sentence. */
function mistake(folder: string, { file, line }: Place, sentence: string): SiteMistake {
  const source = readFileSync(file, 'utf8').split('\n')[line - 1]!.trim();
  const place = placeInSite(folder, path.relative(folder, file));
  return new SiteMistake(`${place}:${line}: ${sentence}\n    ${source}`);
}

const isInSite = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

function lineWith(file: string, text: string): number {
  const source = readFileSync(file, 'utf8');
  return source.slice(0, Math.max(0, source.lastIndexOf(text))).split('\n').length;
}

function exportsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!);
}
