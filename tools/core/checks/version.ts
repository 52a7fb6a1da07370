import { findItem, lasVersion, sectionLine, type Header } from '../reading/header.ts';
import { quoted } from './quantity.ts';
import type { Report } from './report.ts';

/** VERS and WRAP (LAS 2.0, section 5.2). @returns whether Core knows the version well enough to go on */
export function checkVersion(header: Header, report: Report): boolean {
  const items = header.items.V;
  const line = sectionLine(header, 'V');
  const vers = findItem(items, 'VERS');
  const wrap = findItem(items, 'WRAP');
  const version = lasVersion(header);
  if (version === 3) {
    report(
      'version',
      vers!.line,
      'This is LAS 3.0. Core checks 1.2 and 2.0, and nothing else here.',
    );
    return false;
  }
  if (!vers) report('version', line, 'VERS is missing from ~V. Write VERS. 2.0 if it is LAS 2.0.');
  else if (version !== 1.2 && version !== 2) {
    report('version', vers.line, `VERS is ${quoted(vers.value)}. It must be 1.2 or 2.0.`);
  }
  if (!wrap)
    report('version', line, 'WRAP is missing from ~V. Write WRAP. NO if each row is a line.');
  else if (!/^(yes|no)$/i.test(wrap.value)) {
    report('version', wrap.line, `WRAP is ${quoted(wrap.value)}. It must be YES or NO.`);
  }
  return true;
}
