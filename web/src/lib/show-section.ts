import { layOutWhole } from './lay-out-whole.ts';

/**
 * Scrolls to the section that a location's hash names. Ids of sections are plain ASCII: there is nothing to decode,
 * which would throw for `#100%`.
 * @returns Whether the page has such a section.
 */
export function showSection(hash: string): boolean {
  const section = hash ? document.getElementById(hash.slice(1)) : null;
  if (!section) return false;
  layOutWhole();
  section.scrollIntoView();
  return true;
}
