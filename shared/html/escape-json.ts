const unsafe = /[<>&\u2028\u2029]/g;

/** Writes a value as JSON for a data block: characters that could end the element or begin a comment are escaped. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
