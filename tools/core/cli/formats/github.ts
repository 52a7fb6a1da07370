import type { Finding, Severity } from '../../types.ts';
import type { ReportWriter } from './formats.ts';

const commands: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'notice' };

/** Workflow commands of GitHub Actions, which show each finding beside its line. */
export function createGithubWriter(): ReportWriter {
  return { add: ({ result }) => result.findings.map(command).join(''), end: () => [] };
}

function command({ file, line, rule, severity, message }: Finding): string {
  const place = `file=${property(file)},line=${line},title=${property(rule)}`;
  return `::${commands[severity]} ${place}::${data(message)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
