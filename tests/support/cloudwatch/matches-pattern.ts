type Line = Record<string, unknown>;

const comparisons: Record<string, (found: unknown, wanted: number | string) => boolean> = {
  '=': (found, wanted) => found === wanted,
  '!=': (found, wanted) => found !== undefined && found !== wanted,
  '>': (found, wanted) => typeof found === 'number' && found > Number(wanted),
  '>=': (found, wanted) => typeof found === 'number' && found >= Number(wanted),
};

/**
 * Whether a line matches a filter pattern of CloudWatch Logs, in the part of its language that the templates use:
 * comparisons of one field each, joined by `&&`. Throws on anything else, rather than guessing.
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntaxForMetricFilters.html
 */
export function matchesPattern(pattern: string, line: Line): boolean {
  const inner = /^\{ (.*) \}$/.exec(pattern)?.[1];
  if (inner === undefined) throw new Error(`Not a pattern for JSON: ${pattern}`);
  return inner
    .split(' && ')
    .map((term) => term.replace(/^\((.*)\)$/, '$1'))
    .every((term) => matchesTerm(term, line));
}

function matchesTerm(term: string, line: Line): boolean {
  const [, isField, truth] = /^\$\.(\w+) IS (TRUE|FALSE)$/.exec(term) ?? [];
  if (isField) return line[isField] === (truth === 'TRUE');
  const [, field, operator, wanted] = /^\$\.(\w+) (=|!=|>=|>) (.+)$/.exec(term) ?? [];
  if (!field || !operator || !wanted) throw new Error(`The test's CloudWatch cannot read: ${term}`);
  const text = /^"(.*)"$/.exec(wanted)?.[1];
  return comparisons[operator]!(line[field], text ?? Number(wanted));
}
