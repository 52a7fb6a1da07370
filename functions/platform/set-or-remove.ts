/**
 * Returns an update that sets the attributes that have a value and removes those that are undefined. A condition may
 * use its names and values: `#state` and `:state` for `state`.
 */
export function setOrRemove(attributes: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(attributes);
  const set = entries.filter(([, value]) => value !== undefined);
  const removed = entries.filter(([, value]) => value === undefined);
  const clauses = [
    set.length > 0 && `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    removed.length > 0 && `REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}`,
  ];
  return {
    UpdateExpression: clauses.filter(Boolean).join(' '),
    names: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  };
}
