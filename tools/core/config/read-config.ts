import { ruleList } from '#shared/core-rules/rule-list.ts';
import type { CoreConfig } from '../types.ts';
import { listed } from '../checks/quantity.ts';
import { suggestion } from './nearest.ts';

const ruleIds = ruleList.map(({ id }) => id);
const severities = ['error', 'warning', 'info', 'off'];

/** A fault of the configuration. The message says what is allowed. */
export class ConfigError extends TypeError {
  /** The keys that lead to it. */
  readonly path: readonly string[];

  constructor(message: string, path: readonly string[]) {
    super(message);
    this.path = path;
  }
}

/** A sentence, and the key within the value that it is about. */
type Fault = string | readonly [text: string, key: string];

/** What is wrong with the value of a key; undefined if it is valid. */
const faults: Record<keyof CoreConfig, (value: unknown) => Fault | undefined> = {
  rules: (value) => {
    if (!isRecord(value)) return '"rules" must be an object, for example { "spike": "off" }.';
    for (const [id, severity] of Object.entries(value)) {
      if (!(ruleIds as string[]).includes(id)) {
        const advice = `${suggestion(id, ruleIds)} "core rules" lists them.`;
        return [`"rules": there is no rule "${id}".${advice}`, id];
      }
      if (!severities.includes(severity as string)) {
        return [`"rules": "${id}" must be "error", "warning", "info" or "off".`, id];
      }
    }
    return undefined;
  },
  profile: (value) =>
    value === 'las-2.0'
      ? undefined
      : `"profile" must be "las-2.0".${suggestion(String(value), ['las-2.0'])}`,
  ranges: (value) => {
    if (!isRecord(value)) return '"ranges" must be an object, for example { "GR": [0, 300] }.';
    const wrong = Object.entries(value).find(([, range]) => !isRange(range));
    if (!wrong) return undefined;
    const [name] = wrong;
    return [`"ranges": "${name}" must be two numbers, lowest first, for example [0, 300].`, name];
  },
  ignore: (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? undefined
      : '"ignore" must be a list of patterns, for example ["archive/**"].',
  constantRows: (value) =>
    Number.isInteger(value) && (value as number) >= 2
      ? undefined
      : '"constantRows" must be a whole number from 2 on.',
  spikeFactor: (value) =>
    typeof value === 'number' && Number.isFinite(value) && value > 1
      ? undefined
      : '"spikeFactor" must be a number above 1.',
};

/** @throws ConfigError that names the key, what it must be, and the nearest known word */
export function readConfig(value: unknown): CoreConfig {
  if (!isRecord(value)) throw new ConfigError('The configuration must be a JSON object.', []);
  for (const [key, content] of Object.entries(value)) {
    if (!Object.hasOwn(faults, key)) {
      const known = Object.keys(faults);
      const advice = suggestion(key, known) || ` The keys are ${listed(known)}.`;
      throw new ConfigError(`There is no key "${key}".${advice}`, [key]);
    }
    if (content === undefined) continue;
    const fault = faults[key as keyof CoreConfig](content);
    if (fault === undefined) continue;
    const [text, within] = typeof fault === 'string' ? [fault] : fault;
    throw new ConfigError(text, within === undefined ? [key] : [key, within]);
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRange(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [lowest, highest] = value as unknown[];
  return (
    typeof lowest === 'number' &&
    typeof highest === 'number' &&
    Number.isFinite(lowest) &&
    Number.isFinite(highest) &&
    lowest < highest
  );
}
