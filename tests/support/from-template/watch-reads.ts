import type { Resources } from '#infra/local/from-template/template.ts';

/** Copies of resources that record which of their properties are read, as `Type: Path.To[].Property`. */
export function watchReads(resources: Resources): { watched: Resources; read: Set<string> } {
  const read = new Set<string>();
  const watch = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, key, receiver) {
        const found: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol' || typeof found === 'function') return found;
        const at = pathOf(path, target, key);
        read.add(at);
        return watch(found, at);
      },
    });
  };
  const watched = Object.fromEntries(
    Object.entries(resources).map(([id, resource]) => [
      id,
      { ...resource, Properties: watch(resource.Properties ?? {}, resource.Type) as Part },
    ]),
  );
  return { watched, read };
}

/**
 * Lists what was not read: the topmost parts of properties of which nothing was, and the names of types of which nothing
 * was. Names, comments and tags are left out.
 */
export function unreadIn(resources: Resources, read: ReadonlySet<string>): string[] {
  const all = [...read];
  const isTouched = (path: string) =>
    read.has(path) || all.some((each) => each.startsWith(`${path}: `));
  const unread = new Set<string>();
  const visit = (value: unknown, path: string) => {
    if (!isTouched(path) && path.includes('::')) return void unread.add(path);
    if (typeof value !== 'object' || value === null || isLeaf(value)) return;
    for (const [key, each] of Object.entries(value)) {
      if (!isLabel(key)) visit(each, pathOf(path, value, key));
    }
  };
  for (const { Type, Properties = {} } of Object.values(resources)) visit(Properties, Type);
  return [...unread].sort();
}

type Part = Record<string, unknown>;

function pathOf(path: string, holder: object, key: string): string {
  if (Array.isArray(holder)) return `${path}[]`;
  return path.includes(': ') ? `${path}.${key}` : `${path}: ${key}`;
}

const isLabel = (key: string) =>
  /^(Tags|\w*Name|Comment|\w*Description|Sid|Id|Version|Quantity)$/.test(key);

/** Intrinsic functions and lists of plain values, which are read as a whole. */
const isLeaf = (value: object): boolean =>
  Array.isArray(value)
    ? value.every((each) => typeof each !== 'object' || isLeaf(each as object))
    : /^(Ref|Fn::)/.test(Object.keys(value)[0] ?? '');
