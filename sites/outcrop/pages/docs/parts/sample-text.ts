/** The files of `samples`: output of the tool, and files that it reads. A test compares them with the tool. */
const files = import.meta.glob<string>('../samples/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function sampleText(name: string): string {
  return files[`../samples/${name}`] ?? '';
}
