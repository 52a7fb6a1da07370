import type { ApiResponse } from './check-response.ts';
import type { Request } from './make-request.ts';

/** A run ends early with so many kinds of problems. */
const maxProblems = 20;

/** Counts responses, and collects problems, each kind of them once. */
export function createRecord(log: (line: string) => void) {
  const problems = new Map<string, string>();
  const statuses = new Map<string, number>();

  function note(problem: string, details: string): void {
    if (problems.has(problem)) return;
    problems.set(problem, details);
    log(`✗ ${problem}`);
  }

  return {
    isFull: () => problems.size >= maxProblems,
    add(
      request: Request,
      number: number,
      response: ApiResponse,
      problem: string | undefined,
    ): void {
      const kind = response.status === 0 ? 'none' : `${String(response.status)[0]}xx`;
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
      const { group, name } = request.listed;
      if (problem) {
        note(`${group}.${name}: ${problem.slice(0, 200)}`, described(request, number, response));
      }
    },
    /** Adds runs of functions that crashed or took too long. */
    addFailures: (failures: readonly string[]) =>
      failures.forEach((failure) => note(failure, '  in a function')),
    /** How many responses of each kind there were. */
    summary: () =>
      [...statuses]
        .sort()
        .map(([kind, times]) => `${kind} ${times}`)
        .join(', '),
    found: () => [...problems].map(([problem, details]) => `${problem}\n${details}`),
  };
}

function described(request: Request, number: number, { status, text }: ApiResponse): string {
  const { actor, method, target, body, mutations } = request;
  return [
    `  request ${number} of ${actor} (${mutations.join(', ') || 'valid'}): ${method} ${target.slice(0, 500)}`,
    ...(body === undefined ? [] : [`  ${body.slice(0, 1000)}`]),
    `  response: ${status} ${text.slice(0, 500)}`,
  ].join('\n');
}
