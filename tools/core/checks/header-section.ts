import { readHeaderLine, type HeaderFault } from '../reading/header-line.ts';
import type { Header } from '../reading/header.ts';
import { quoted } from './quantity.ts';
import type { Report } from './report.ts';

const form = 'Write MNEM.UNIT VALUE : DESCRIPTION.';

/** Adds a line of ~V, ~W, ~C or ~P to the header and reports faults in its form. */
export function addHeaderLine(
  header: Header,
  report: Report,
  place: string,
  text: string,
  number: number,
) {
  if (place !== 'V' && place !== 'W' && place !== 'C' && place !== 'P') return;
  const { item, fault } = readHeaderLine(text, number);
  if (item) header.items[place].push(item);
  if (!fault) return;
  report('header-line', number, `${quoted(text)} ${whatIsWrong(fault)}`);
}

function whatIsWrong(fault: HeaderFault): string {
  if (fault === 'one-word mnemonic') {
    return 'has a space in its mnemonic. Join the words, as in RES_DEEP.';
  }
  if (fault === 'single full stop') return `has two full stops before its unit. ${form}`;
  return `has no ${fault}. ${form}`;
}
