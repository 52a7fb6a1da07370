import type { Plugin } from 'vite';

/** `summary: '…',` and `errors: […],` as the formatter sets them, over one line or several. */
const documentation = /^ +(?:summary:\s+(?:'[^'\n]*'|"[^"\n]*")|errors: \[[^\]]*\]),\n/gm;

/** Calls that no browser makes, with HEAD and Stripe's, and that a call can be made with HEAD. */
const foreign =
  /^ {2}\w+: \{\n {4}method: 'HEAD',\n[\s\S]*?^ {2}\},\n|^ {2}webhook: \{\n[\s\S]*?^ {2}\},\n|^ {4}alsoHead: true,\n/gm;

/** An entry of the table of errors. */
const errorEntry = /^ {2}(\w+): \{\s+status: (\d+),\s+text:\s+(?:'[^'\n]*'|"[^"\n]*"),?\s+\},\n/gm;

/** The one error that only the browser's own code throws by name, beside the first of each status. */
const thrownHere = 'session_expired';

/** Leaves out of the browser's contracts what only the server and the documentation read: it is a kilobyte on every page that makes calls. */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /shared\/contracts\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: leanContract(code), map: null }),
    },
  };
}

/** A contract's source without its documentation and the calls that no browser makes. */
export function leanContract(source: string): string {
  const statuses = new Set<string>();
  return source
    .replaceAll(foreign, '')
    .replaceAll(documentation, '')
    .replaceAll(errorEntry, (entry, code: string, status: string) => {
      // The server sends its text along. The first of each status is used where a response is not from the server.
      const isFirst = !statuses.has(status);
      statuses.add(status);
      return isFirst || code === thrownHere
        ? entry
        : `  ${code}: { status: ${status}, text: '' },\n`;
    });
}
