/** A work with the details that reference managers need. */
export interface CitedWork {
  /** The item's id: letters, digits, - and _. */
  id: string;
  title: string;
  author: string;
  /** A company is never split into given and family name. */
  isCompany: boolean;
  publisher: string;
  edition: number;
  /** The day on which the edition was published, in the site's time zone: `2026-11-26`. */
  day: string;
  /** The absolute URL. */
  url: string;
  pages?: number;
  /** `en-GB` */
  language?: string;
  abstract?: string;
  /** The tags, without commas. */
  keywords?: readonly string[];
}

/** Splits a name into given and family name, which is the last word: `Mary Ann Evans`. */
export function splitName(name: string): { given: string; family: string } {
  const words = name.trim().split(/\s+/);
  return { family: words.at(-1)!, given: words.slice(0, -1).join(' ') };
}

/** Joins lines: in formats with one line per field, a line break ends the value. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
