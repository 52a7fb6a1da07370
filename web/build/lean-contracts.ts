import type { Plugin } from 'vite';

/** `summary: '…',` and `errors: […],` as Prettier sets them, over one line or several. */
const documentation = /^ +(?:summary:\s+(?:'[^'\n]*'|"[^"\n]*")|errors: \[[^\]]*\]),\n/gm;

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

/** A contract's source without its documentation. */
export function leanContract(source: string): string {
  return source.replaceAll(documentation, '');
}
