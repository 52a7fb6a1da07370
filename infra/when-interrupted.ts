/** Says how to go on when a command is stopped with Ctrl-C in the middle of its work. */
export function whenInterrupted(next: string): void {
  process.once('SIGINT', () => {
    console.error(`\nInterrupted. ${next}`);
    process.exit(130);
  });
}
