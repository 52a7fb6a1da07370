/** The environment of a process that shall know nothing of this one's, and loads what an earlier one has compiled. */
export function bareEnvironment(variables: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...variables };
}
