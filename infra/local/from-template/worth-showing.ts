/** Whether a line of a function's log is a warning, an error or unstructured. */
export function worthShowing(line: string): boolean {
  try {
    const { level } = JSON.parse(line) as { level?: unknown };
    return level !== 'INFO' && level !== 'DEBUG';
  } catch {
    return true;
  }
}
