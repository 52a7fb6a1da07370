/** A work as reference managers want to know it. */
export interface CitedWork {
  /** Of the item; letters, digits, - and _. */
  id: string;
  title: string;
  author: string;
  /** A company is never split into given and family name. */
  isCompany: boolean;
  publisher: string;
  edition: number;
  /** When the edition was published, `2026-11-26`, in the site's time zone. */
  day: string;
  /** Absolute. */
  url: string;
  pages?: number;
  /** `en-GB` */
  language?: string;
  abstract?: string;
}

/** `Mary Ann Evans` → given and family name; the last word is the family's. */
export function splitName(name: string): { given: string; family: string } {
  const words = name.trim().split(/\s+/);
  return { family: words.at(-1)!, given: words.slice(0, -1).join(' ') };
}

/** The day of an instant in a time zone: `2026-11-26`. */
export function dayIn(timeZone: string, instant: string): string {
  // Sweden writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant));
}

/** Formats of a line each end a value at a line break. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
