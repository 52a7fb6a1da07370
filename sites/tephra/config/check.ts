/** This site configures nothing of its own. */
export function check(): void {}
