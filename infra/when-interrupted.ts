/** Prints how to continue when a command is interrupted with Ctrl-C. */
export function whenInterrupted(next: string): void {
  process.once('SIGINT', () => {
    console.error(`\nInterrupted. ${next}`);
    process.exit(130);
  });
}
