import type { Plugin } from 'vite';

const key = /, key: "[^"]*"/g;

/** Gives the paths of lucide's icons short keys: the random ones do not compress, and are half a kilobyte on pages with many icons. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: leanIcon(code), map: null }),
    },
  };
}

/** An icon's source with its paths' places as their keys, which React needs to be unlike within one icon only. */
export function leanIcon(source: string): string {
  let place = 0;
  return source.replaceAll(key, () => `, key: ${place++}`);
}
