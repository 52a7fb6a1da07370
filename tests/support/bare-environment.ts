/** The environment for a child process: of this process's variables, only PATH and Node's compile cache. */
export function bareEnvironment(variables: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...variables };
}
