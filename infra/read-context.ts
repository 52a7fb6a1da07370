import { parseArgs } from 'node:util';

/** The context values of a `cdk` command line: `-c name=value` or `--context name=value`. */
export function readContext(args: readonly string[]): Record<string, string> {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { context: { type: 'string', short: 'c', multiple: true } },
  });
  const pairs = (values.context ?? []).map(String).filter((each) => each.includes('='));
  return Object.fromEntries(
    pairs.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  );
}
