import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { placeInSite } from '#shared/site-config/site-folder.ts';
import { isSiteMistake, SiteMistake } from '#shared/site-config/site-mistake.ts';

/** The parts of a bundler error that we read. */
interface BundlerError {
  message: string;
  /** The file that has the mistake. */
  id?: string;
  /** What it imports. */
  exporter?: string;
  loc?: { file?: string; line: number };
}

/**
 * Explains a build that failed because of the site's files: an import, or the syntax of a component.
 * @returns a SiteMistake, or the error itself if anything else is involved
 */
export function explainBuild(error: unknown, folder: string): unknown {
  const { errors = [] } = error as { errors?: BundlerError[] };
  const sentences = errors.map((one) => explain(one, folder)).filter((one) => one !== undefined);
  return sentences.length > 0 && sentences.length === errors.length
    ? new SiteMistake(...new Set(sentences))
    : error;
}

function explain(error: BundlerError, folder: string): string | undefined {
  if (isSiteMistake(error)) return error.message;
  const file = error.loc?.file ?? error.id;
  if (!file?.startsWith(folder + path.sep)) return undefined;
  const place = placeInSite(folder, path.relative(folder, file));
  const line = lineOf(file, error);
  const sentence = sentenceOf(error);
  return line ? `${place}:${line}: ${sentence} Correct this line.` : `${place}: ${sentence}`;
}

function sentenceOf({ message }: BundlerError): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  const said = first.replace(/^\[[A-Z_]+\] /, '').replace(/ in sites\/\S+$/, '');
  return `${said.replace(/\.$/, '')}.`;
}

/** The line numbers of a page of text are those of its compiled code. */
function lineOf(file: string, { exporter, loc }: BundlerError): number | undefined {
  if (!file.endsWith('.mdx')) return loc?.line;
  const source = readFileSync(file, 'utf8');
  const at = exporter ? source.indexOf(exporter) : -1;
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}
