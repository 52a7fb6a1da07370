const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment in Unix seconds, in the words of the person at the laptop. */
export function timeHtml(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `<time datetime="${date.toISOString()}">${format.format(date)}</time>`;
}
