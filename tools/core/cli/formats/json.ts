import type { ReportWriter } from './formats.ts';

/** An array of results, indented by two spaces. */
export function createJsonWriter(): ReportWriter {
  let isFirst = true;
  return {
    add({ result }) {
      const before = isFirst ? '[\n' : ',\n';
      isFirst = false;
      return `${before}  ${JSON.stringify(result, null, 2).replaceAll('\n', '\n  ')}`;
    },
    end: () => [isFirst ? '[]\n' : '\n]\n'],
  };
}
