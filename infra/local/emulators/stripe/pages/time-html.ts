const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats a time in Unix seconds for people. */
export function timeHtml(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `<time datetime="${date.toISOString()}">${format.format(date)}</time>`;
}
