import { fieldOrders } from './field-order.ts';
import type { HeaderItem } from './header-line.ts';

export interface SectionStart {
  /** Upper case. */
  letter: string;
  line: number;
}

/** Everything above the rows. */
export interface Header {
  sections: SectionStart[];
  items: Record<'V' | 'W' | 'C' | 'P', HeaderItem[]>;
}

export function emptyHeader(): Header {
  return { sections: [], items: { V: [], W: [], C: [], P: [] } };
}

export function findItem(items: readonly HeaderItem[], mnemonic: string): HeaderItem | undefined {
  return items.find((item) => item.mnemonic === mnemonic);
}

/** 1.2, 2, 3 …; NaN if VERS is missing or not a number. */
export function lasVersion({ items }: Header): number {
  const text = findItem(items.V, 'VERS')?.value;
  return text ? Number(text.replace(/\s.*/, '')) : Number.NaN;
}

export function isLas3(header: Header): boolean {
  const version = lasVersion(header);
  return version >= 3 && version < 4;
}

const alwaysInValue = new Set(['STRT', 'STOP', 'STEP', 'NULL']);

/** Whether an item has its value before the colon in every version. */
export function holdsValue({ mnemonic }: HeaderItem): boolean {
  return alwaysInValue.has(mnemonic);
}

/**
 * Returns the text of an item of the well section: after the colon in LAS 1.2, before it in 2.0. If the labels show
 * another order than VERS says, they decide, for a single item or for most of them.
 */
export function wellValue(header: Header, item: HeaderItem): string {
  if (holdsValue(item)) return item.value;
  const { after, before } = fieldOrders(header.items.W);
  if (after.includes(item)) return item.description;
  if (before.includes(item)) return item.value;
  const isAfter =
    after.length === before.length ? lasVersion(header) < 2 : after.length > before.length;
  return isAfter ? item.description : item.value;
}

export function sectionLine(header: Header, letter: string): number {
  return header.sections.find((section) => section.letter === letter)?.line ?? 1;
}
