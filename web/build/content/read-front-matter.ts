import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isMap, isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import type { ContentSettings } from './content-settings.ts';
import { capabilityNamed } from './capability-named.ts';
import { linkProblem } from './check-links.ts';
import { fillText } from './fill-text.ts';
import { checkFields } from './check-fields.ts';

/** The place of a field: its name, or its path in a list of fields: `['actions', 0, 'to']`. */
type Path = readonly PropertyKey[];

interface FrontMatter {
  layout: ContentLayout;
  /** All fields except the layout, with their values filled in. */
  fields: Record<string, unknown>;
}

const example = 'Start the page with lines such as\n---\nlayout: page\ntitle: About\n---';

/** Reads the lines between the `---` lines at the top of a page and checks them against the page's layout. */
export function readFrontMatter(tree: Root, file: VFile, settings: ContentSettings): FrontMatter {
  const [first] = tree.children;
  if (first?.type !== 'yaml')
    return file.fail(`The front matter is missing. ${example}`, { line: 1, column: 1 });
  const lines = new LineCounter();
  const document = parseDocument(first.value, { lineCounter: lines, schema: 'failsafe' });
  const [problem] = document.errors;
  // The first line of the page is the `---` line.
  if (problem)
    file.fail(`${problem.message.replace(/ at line [^]*/, '')}.`, {
      line: (problem.linePos?.[0].line ?? 0) + 1,
      column: 1,
    });
  dropSwitchedOffEntries(document, settings, (problem, offset) =>
    file.fail(problem, { line: lines.linePos(offset).line + 1, column: 1 }),
  );
  const fields = (document.toJS() ?? {}) as Record<string, unknown>;
  const layout = settings.layouts[String(fields['layout'])];
  if (!layout) {
    const names = Object.keys(settings.layouts).join(', ');
    const line = lineOf(document, lines, ['layout']);
    return file.fail(`The layout must be one of: ${names}.`, { line, column: 1 });
  }
  for (const [name, value] of Object.entries(fields)) {
    const place = { line: lineOf(document, lines, [name]), column: 1 };
    fields[name] = fill(value, (text) => fillText(text, settings.values, file, place));
    if (value === 'true') fields[name] = true;
  }
  const checked = checkFields(layout.fields, fields);
  for (const { path, url } of linksIn(fields)) {
    const wrong = linkProblem(url, settings.paths);
    if (wrong) file.fail(wrong, { line: lineOf(document, lines, path), column: 1 });
  }
  if (checked.fields) return { layout, fields: withoutLayout(checked.fields) };
  const { at, text } = checked.mistake;
  return file.fail(text, { line: lineOf(document, lines, at), column: 1 });
}

/**
 * Removes list entries that need a switched-off capability: `{ label: …, to: /store, needs: products }`. The others
 * keep their line numbers.
 */
function dropSwitchedOffEntries(
  document: Document,
  { capabilities }: ContentSettings,
  fail: (problem: string, offset: number) => never,
): void {
  visit(document, {
    Seq(_, list) {
      list.items = list.items.filter((entry) => {
        if (!isMap(entry) || !entry.has('needs')) return true;
        const name = String(entry.get('needs'));
        const needs = capabilityNamed(name, capabilities, (problem) =>
          fail(problem, entry.range?.[0] ?? 0),
        );
        entry.delete('needs');
        return capabilities[needs];
      });
    },
  });
}

/** Fills in the values of a field, including those in a list. */
function fill(value: unknown, fillOne: (text: string) => string): unknown {
  if (typeof value === 'string') return fillOne(value);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, fillOne));
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([name, entry]) => [name, fill(entry, fillOne)]);
  return Object.fromEntries(filled);
}

/** Returns the link targets in lists of fields: each `to`. */
function linksIn(fields: unknown, path: Path = []): { path: Path; url: string }[] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const here = [...path, name];
    return name === 'to' && typeof value === 'string'
      ? [{ path: here, url: value }]
      : linksIn(value, here);
  });
}

/** Returns the line of a field in the file; of a missing field, the line of its parent or the first line. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  if (path.length === 0) return 1;
  const node = document.getIn(path, true);
  const offset = isNode(node) ? node.range?.[0] : undefined;
  // The first line of the page is the `---` line.
  return offset === undefined
    ? lineOf(document, lines, path.slice(0, -1))
    : lines.linePos(offset).line + 1;
}

function withoutLayout({ layout: _, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return fields;
}
