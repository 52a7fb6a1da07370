/** Exit code of a command that could not do its work. Commands that find something exit with 1. */
const failed = 2;

/** Runs a command. An error is printed as a sentence, without a stack trace, and sets the exit code. */
export async function runMain(
  main: () => Promise<void>,
  explain: (error: unknown) => string = message,
): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = failed;
  }
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
