/**
 * Lets concurrent callers share one run of `work`. The first call after it has settled starts another.
 * @param work receives the arguments of the call that starts it
 */
export function singleFlight<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let running: Promise<Result> | undefined;
  return (...args) =>
    (running ??= work(...args).finally(() => {
      running = undefined;
    }));
}
