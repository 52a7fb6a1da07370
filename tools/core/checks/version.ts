import { findItem, lasVersion, sectionLine, type Header } from '../reading/header.ts';
import type { CoreConfig } from '../types.ts';
import { quoted } from './quantity.ts';
import type { Report } from './report.ts';

/** Checks VERS and WRAP (LAS 2.0, section 5.3). */
export function checkVersion(header: Header, { profile }: CoreConfig, report: Report): void {
  const items = header.items.V;
  if (!header.sections.some(({ letter }) => letter === 'V')) return;
  const line = sectionLine(header, 'V');
  const vers = findItem(items, 'VERS');
  const wrap = findItem(items, 'WRAP');
  const version = lasVersion(header);
  const [expected, must] = profile === 'las-2.0' ? ['2.0', 'In LAS 2.0 it'] : ['1.2 or 2.0', 'It'];
  if (!vers) report('version', line, 'VERS is missing from ~V. Write VERS. 2.0 if it is LAS 2.0.');
  else if (version !== 2 && (profile === 'las-2.0' || version !== 1.2)) {
    report('version', vers.line, `VERS is ${quoted(vers.value)}. ${must} must be ${expected}.`, {
      expected,
      actual: vers.value,
    });
  }
  if (!wrap)
    report('version', line, 'WRAP is missing from ~V. Write WRAP. NO if each row is a line.');
  else if (!/^(yes|no)$/i.test(wrap.value)) {
    report('version', wrap.line, `WRAP is ${quoted(wrap.value)}. It must be YES or NO.`, {
      expected: 'YES or NO',
      actual: wrap.value,
    });
  }
}

/** The only finding of a LAS 3.0 file. */
export function reportLas3(header: Header, report: Report): void {
  report(
    'version',
    findItem(header.items.V, 'VERS')!.line,
    'This is LAS 3.0. Core checks only LAS 1.2 and 2.0, so the rest of this file is not checked.',
  );
}
