const unsafe = /[<>&\u2028\u2029]/g;

/** A value as JSON for a data block: what could end the element, or begin a comment in it, is written as JSON's own escapes. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
