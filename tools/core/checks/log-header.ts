import { findItem, wellValue, type Header } from '../reading/header.ts';
import type { LogHeader } from '../types.ts';

/** Returns what the header says about the log. */
export function logHeaderOf(header: Header): LogHeader {
  const { V, W, C } = header.items;
  const text = (...names: readonly string[]) =>
    names
      .map((name) => findItem(W, name))
      .map((item) => (item ? wellValue(header, item) : ''))
      .find((value) => value !== '') ?? '';
  return {
    version: findItem(V, 'VERS')?.value ?? '',
    well: text('WELL'),
    uwi: text('UWI', 'API'),
    company: text('COMP'),
    field: text('FLD'),
    unit: C[0]?.unit ?? '',
  };
}
