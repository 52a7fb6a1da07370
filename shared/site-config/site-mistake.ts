/** A mistake in the files of a site, or several. Each sentence tells its operator where it is and what to write. */
export class SiteMistake extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'SiteMistake';
    this.sentences = sentences;
  }
}

/** Compares the name, because Vite's bundled configuration has its own copy of the class. */
export const isSiteMistake = (error: unknown): error is SiteMistake =>
  error instanceof Error && error.name === 'SiteMistake';

/**
 * Runs a command. After a mistake of the operator it prints the sentences alone, and the process ends with 1: a stack
 * trace would hide them.
 */
export async function explainMistakes(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const mistakes = mistakesIn(error);
    if (mistakes.length === 0) throw error;
    console.error([...new Set(mistakes)].join('\n'));
    process.exitCode = 1;
  }
}

/** Finds the sentences of an error, or of a build that failed because of them: bundlers collect errors in `errors`. */
function mistakesIn(error: unknown): string[] {
  const { errors = [error] } = error as { errors?: unknown[] };
  const found = errors.filter(isSiteMistake);
  return found.length === errors.length ? found.map(({ message }) => message) : [];
}
