/** Checks the configuration that only this site has. Every build calls it. Throws if something is wrong. */
export function check(): void {
  // Nothing yet.
}
