/** A syntax error in JSON, with its line. */
export class JsonError extends Error {
  override name = 'JsonError';
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

export interface LocatedJson {
  value: unknown;
  /** Returns the line of the key or entry at the end of a path, or of its nearest known ancestor. */
  lineOf(path: readonly string[]): number;
}

/** Deeper than any real configuration, and within the limits of the call stack. */
const deepest = 100;

const word = /(true|false|null)\b|-?\d+(\.\d+)?([eE][-+]?\d+)?|"(\\.|[^"\\\n])*"/y;

/**
 * Parses JSON and remembers the lines of its keys. JSON.parse knows no lines, and silently uses the last of duplicate
 * keys.
 * @throws JsonError
 */
export function readLocatedJson(text: string): LocatedJson {
  /** The position of each key and of each list entry. */
  const places = new Map<string, number>();
  let at = 0;

  const lineAt = (position: number) => text.slice(0, position).split('\n').length;
  const keyOf = (path: readonly string[]) => JSON.stringify(path);

  function fail(expected: string): never {
    const found = /\S+/y;
    found.lastIndex = at;
    const [next = ''] = found.exec(text) ?? [];
    const what = at >= text.length ? 'the end of the file' : `"${next.slice(0, 20)}"`;
    throw new JsonError(`Expected ${expected}, but found ${what}.`, lineAt(at));
  }

  function skip(): void {
    while (at < text.length && ' \t\r\n'.includes(text[at]!)) at += 1;
  }

  function readWord(expected: string): unknown {
    word.lastIndex = at;
    const [found] = word.exec(text) ?? [];
    if (found === undefined) return fail(expected);
    let value: unknown;
    try {
      value = JSON.parse(found);
    } catch {
      return fail(expected);
    }
    at += found.length;
    return value;
  }

  /** Parses the members of an object or a list, up to the closing bracket. */
  function readMembers(end: '}' | ']', readMember: (index: number) => void): void {
    at += 1;
    skip();
    for (let index = 0; text[at] !== end; index++) {
      if (index > 0) {
        if (text[at] !== ',') fail(`"," or "${end}"`);
        at += 1;
        skip();
      }
      readMember(index);
      skip();
    }
    at += 1;
  }

  function readValue(path: readonly string[]): unknown {
    skip();
    if (path.length > deepest) fail('less nesting');
    if (text[at] === '[') {
      const list: unknown[] = [];
      readMembers(']', (index) => {
        places.set(keyOf([...path, `${index}`]), at);
        list.push(readValue([...path, `${index}`]));
      });
      return list;
    }
    if (text[at] !== '{') return readWord('a value');
    const members = new Map<string, unknown>();
    readMembers('}', () => {
      const place = at;
      if (text[at] !== '"') fail('a key in quotation marks');
      const key = readWord('a key in quotation marks') as string;
      if (members.has(key)) {
        throw new JsonError(`The key "${key}" occurs a second time.`, lineAt(place));
      }
      places.set(keyOf([...path, key]), place);
      skip();
      if (text[at] !== ':') fail('":"');
      at += 1;
      members.set(key, readValue([...path, key]));
    });
    return Object.fromEntries(members);
  }

  const value = readValue([]);
  skip();
  if (at < text.length) fail('the end of the file');
  return {
    value,
    lineOf(path) {
      const place = places.get(keyOf(path));
      if (place !== undefined) return lineAt(place);
      return path.length > 0 ? this.lineOf(path.slice(0, -1)) : 1;
    },
  };
}
