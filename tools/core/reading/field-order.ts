import type { HeaderItem } from './header-line.ts';

/** The labels that the standard gives to the text items of the well section. */
const labels: Readonly<Record<string, readonly string[]>> = {
  COMP: ['COMPANY', 'COMPANYNAME', 'OPERATOR'],
  WELL: ['WELL', 'WELLNAME'],
  FLD: ['FIELD', 'FIELDNAME'],
  LOC: ['LOCATION'],
  PROV: ['PROVINCE'],
  CNTY: ['COUNTY'],
  STAT: ['STATE'],
  CTRY: ['COUNTRY'],
  SRVC: ['SERVICECOMPANY', 'LOGGINGCOMPANY', 'SERVICECOMPANYNAME'],
  DATE: ['LOGDATE', 'DATE', 'DATELOGGED', 'LOGGINGDATE'],
  UWI: ['UNIQUEWELLID', 'UNIQUEWELLIDENTIFIER', 'UWI'],
  API: ['APINUMBER', 'API', 'APINO'],
};

function isLabel(mnemonic: string, text: string): boolean {
  const own = labels[mnemonic];
  return own !== undefined && own.includes(text.toUpperCase().replace(/[^A-Z]/g, ''));
}

/**
 * Returns the items whose label is before the colon, as in LAS 1.2, and those whose label is after it, as in 2.0. An
 * item with a label on both sides, or with one field empty, is in neither.
 */
export function fieldOrders(items: readonly HeaderItem[]) {
  const texts = items.filter(({ value, description }) => value !== '' && description !== '');
  const tells = texts.filter(
    ({ mnemonic, value, description }) =>
      isLabel(mnemonic, value) !== isLabel(mnemonic, description),
  );
  const after = tells.filter(({ mnemonic, value }) => isLabel(mnemonic, value));
  return { after, before: tells.filter((item) => !after.includes(item)) };
}
