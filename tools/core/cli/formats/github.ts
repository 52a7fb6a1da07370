import type { CheckResult, Severity } from '../../types.ts';

const commands: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'notice' };

/** Workflow commands of GitHub Actions, which show each finding beside its line. */
export function asGithub({ findings }: CheckResult): string {
  return findings
    .map(({ file, line, rule, severity, message }) => {
      const place = `file=${property(file)},line=${line},title=${property(rule)}`;
      return `::${commands[severity]} ${place}::${data(message)}\n`;
    })
    .join('');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
