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

const before2InValue = new Set(['STRT', 'STOP', 'STEP', 'NULL']);

/** In LAS 1.2, the values of the well section follow the colon, where 2.0 has the description. */
export function wellValue(header: Header, item: HeaderItem): string {
  const swapped = lasVersion(header) < 2 && !before2InValue.has(item.mnemonic);
  return swapped ? item.description : item.value;
}

export function sectionLine(header: Header, letter: string): number {
  return header.sections.find((section) => section.letter === letter)?.line ?? 1;
}
