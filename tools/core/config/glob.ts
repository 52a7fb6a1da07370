const special: Record<string, string> = {
  '*': '[^/]*',
  '?': '[^/]',
  '**/': '(?:.*/)?',
  '**': '.*',
};

/** A path pattern with / as separator: * and ? within a folder, ** across folders. Case-insensitive. */
export function globExpression(pattern: string): RegExp {
  const source = pattern
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    // Merges equivalent neighbouring wildcards: backtracking would try every combination of them.
    .replace(/\*{2,}/g, '**')
    .replace(/(\*\*\/)+/g, '**/')
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => special[part] ?? part.replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`))
    .join('');
  return new RegExp(`^${source}$`, 'i');
}

/** Returns the folder that contains every match: 'logs/2019/**' → 'logs/2019'. */
export function globBase(pattern: string): string {
  const parts = pattern.replaceAll('\\', '/').split('/');
  const first = parts.findIndex((part) => /[*?]/.test(part));
  return parts.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}
