import type { CoreConfig } from '../types.ts';

/** The file that "core init" writes: the defaults, with one example of each kind. */
export const starterConfig: CoreConfig = {
  rules: { provenance: 'info', spike: 'warning' },
  ranges: { GR: [0, 2000] },
  ignore: ['**/archive/**'],
  constantRows: 50,
  spikeFactor: 15,
};

/** Formats it as a file, with each range on one line. */
export function starterConfigText(): string {
  const text = JSON.stringify(starterConfig, null, 2);
  return `${text.replace(/\[\s+([^[\]]*?)\s+\]/g, (_, list: string) => `[${list.replace(/,\s+/g, ', ')}]`)}\n`;
}

export const configFileName = 'core.config.json';
