import type { Plugin } from 'vite';
import type { Capabilities, Capability } from '#shared/site-config/capability.ts';

const source = /\/(web\/src|shared|sites\/[\w-]+)\/.*\.tsx?$/;
const unpacked = /^const \{([\w, ]+)\} = capabilities;$/gm;

/** Replaces the site's capability switches with constants, so that the bundler drops code that is switched off. */
export function foldSwitches(capabilities: Capabilities): Plugin {
  return {
    name: 'fold-switches',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: source, code: 'capabilities' },
      handler: (code) => ({ code: foldSwitch(code, capabilities), map: null }),
    },
  };
}

/** Returns a module's source with `true` or `false` in place of each switch. */
export function foldSwitch(code: string, capabilities: Capabilities): string {
  const value = (name: string) => String(capabilities[name as Capability]);
  const names = Object.keys(capabilities).join('|');
  return code
    .replaceAll(unpacked, (_, list: string) =>
      list
        .split(',')
        .map((name) => `const ${name.trim()} = ${value(name.trim())};`)
        .join(' '),
    )
    .replaceAll(new RegExp(`\\bcapabilities\\.(${names})\\b`, 'g'), (_, name: string) =>
      value(name),
    );
}
