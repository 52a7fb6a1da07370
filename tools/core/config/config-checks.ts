import { ruleList } from '#shared/core-rules/rule-list.ts';
import { suggestion } from './nearest.ts';
import {
  isListOf,
  isRecord,
  isText,
  listOf,
  mustBe,
  objectWith,
  recordOf,
  type Check,
} from './value-checks.ts';

const ruleIds: readonly string[] = ruleList.map(({ id }) => id);

const severities = ['error', 'warning', 'info', 'off'];
const severity = mustBe('"error", "warning", "info" or "off"', (value) =>
  severities.includes(value as string),
);
const ruleId: Check = (id, name) =>
  ruleIds.includes(id as string)
    ? undefined
    : {
        text: `${name}: there is no rule "${id as string}".${suggestion(id as string, ruleIds)} "core rules" lists them.`,
        path: [],
      };

const range = mustBe('two numbers, lowest first, for example [0, 300]', (value) => {
  if (!isListOf(value, Number.isFinite) || value.length !== 2) return false;
  const [lowest, highest] = value as [number, number];
  return lowest < highest;
});

const profile: Check = (value, name) =>
  value === 'las-2.0'
    ? undefined
    : { text: `${name} must be "las-2.0".${suggestion(String(value), ['las-2.0'])}`, path: [] };

const isTexts = (value: unknown): boolean => isListOf(value, isText);
const someTexts = (what: string): Check =>
  mustBe(what, (value) => isTexts(value) && (value as unknown[]).length > 0);

const patterns = someTexts('a list of patterns, for example ["archive/**"]');
const ignore = mustBe('a list of patterns, for example ["archive/**"]', (value) =>
  isListOf(value, (one) => typeof one === 'string'),
);
const constantRows = mustBe(
  'a whole number of at least 2',
  (value) => Number.isInteger(value) && (value as number) >= 2,
);
const spikeFactor = mustBe(
  'a number above 1',
  (value) => Number.isFinite(value) && (value as number) > 1,
);
const rules = recordOf('{ "spike": "off" }', severity, ruleId);

const units = recordOf(
  '{ "GR": ["GAPI"] }',
  mustBe(
    'a list of units, for example ["G/C3", "K/M3"]',
    (value) => isListOf(value, (one) => typeof one === 'string') && value.length > 0,
  ),
);

const required = listOf(
  'a list of names, for example ["GR", "RHOB"]',
  mustBe('a name, or a list of names of which one is enough', (value) =>
    Array.isArray(value) ? isTexts(value) && value.length > 0 : isText(value),
  ),
);

const namePattern: Check = (value, name) => {
  const what = `${name} must be a regular expression, for example "[A-Z][A-Z0-9_]*"`;
  if (!isText(value)) return { text: `${what}.`, path: [] };
  try {
    new RegExp(`^(?:${value})$`, 'u');
    return undefined;
  } catch (error) {
    const reason = (error as Error).message.replace(/^.*: /s, '');
    return { text: `${what}. This one is not: ${reason}.`, path: [] };
  }
};

const perFile = {
  profile,
  rules,
  ranges: recordOf('{ "GR": [0, 300] }', range),
  units,
  required: objectWith('{ "curves": ["GR"] }', {
    curves: required,
    parameters: required,
    well: required,
  }),
  naming: objectWith('{ "wells": "[A-Z]+ [0-9]+" }', {
    curves: namePattern,
    files: namePattern,
    wells: namePattern,
  }),
  constantRows,
  spikeFactor,
} satisfies Record<string, Check>;

const fileOverride = objectWith('', { files: patterns, curves: patterns, ...perFile });
const curveOverride = objectWith('', {
  files: patterns,
  curves: someTexts('a list of names or patterns, for example ["GR", "*_RAW"]'),
  ...{ rules, range, constantRows, spikeFactor },
});

const override: Check = (value, name) => {
  if (!isRecord(value)) {
    const example = '{ "files": ["old/**"], "rules": { "spike": "off" } }';
    return { text: `${name} must be an object, for example ${example}.`, path: [] };
  }
  const fault = ('curves' in value ? curveOverride : fileOverride)(value, name);
  if (fault || 'files' in value || 'curves' in value) return fault;
  return { text: `${name} must name "files", "curves" or both.`, path: [] };
};

const namesOfFamilies = recordOf(
  '{ "GR": ["SGR", "GR_*"] }',
  mustBe('a list of names, for example ["SGR", "GR_*"]', isTexts),
);

const aliases: Check = (value, name) => {
  const fault = namesOfFamilies(value, name);
  if (fault) return fault;
  const families = new Map<string, string>();
  for (const [family, names] of Object.entries(value as Record<string, string[]>)) {
    for (const [index, one] of names.entries()) {
      const other = families.get(one.toUpperCase());
      if (other !== undefined && other !== family) {
        const text = `${name}: "${one}" cannot count as "${other}" and as "${family}".`;
        return { text, path: [family, `${index}`] };
      }
      families.set(one.toUpperCase(), family);
    }
  }
  return undefined;
};

/** Returns what is wrong with the content of core.config.json. */
export const checkConfig = objectWith('', {
  ...perFile,
  aliases,
  overrides: listOf('a list of objects', override),
  ignore,
});
