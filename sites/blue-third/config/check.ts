/** Checks what only this site configures; every build calls it. Throws where something is wrong. */
export function check(): void {
  // Nothing yet.
}
