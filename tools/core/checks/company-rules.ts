import { findItem, sectionLine, wellValue, type Header } from '../reading/header.ts';
import type { HeaderItem } from '../reading/header-line.ts';
import type { CoreConfig, RequiredNames } from '../types.ts';
import { curveSettings } from './curve-settings.ts';
import { curveName } from './curve-names.ts';
import { quoted } from './quantity.ts';
import type { Report } from './report.ts';
import { withoutRun } from './run-number.ts';
import { needed } from './well-items.ts';

/** A company's own requirements for files: curves, items, units and names. */
export function checkCompanyRules(
  header: Header,
  file: string,
  config: CoreConfig,
  report: Report,
): void {
  checkRequiredCurves(header, config, report);
  checkRequiredItems(header, config, report);
  checkAllowedUnits(header, config, report);
  checkNames(header, file, config, report);
}

/** GR, or GR or SGR. */
const oneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');

const alternatives = (names: RequiredNames = []): string[][] =>
  names.map((one) => (typeof one === 'string' ? [one] : one).map((name) => name.toUpperCase()));

function checkRequiredCurves(header: Header, config: CoreConfig, report: Report): void {
  const required = alternatives(config.required?.curves);
  if (required.length === 0) return;
  if (!header.sections.some(({ letter }) => letter === 'C')) return;
  const there = new Set(
    header.items.C.flatMap(({ mnemonic }) => [
      ...[mnemonic, withoutRun(mnemonic), curveSettings(config, mnemonic).family],
    ]),
  );
  const aliases = Object.entries(config.aliases ?? {});
  for (const names of required) {
    if (names.some((name) => there.has(name))) continue;
    const others = names.flatMap(
      (name) => aliases.find(([family]) => family.toUpperCase() === name)?.[1] ?? [],
    );
    const all = [...new Set([...names, ...others.map((name) => name.toUpperCase())])];
    const [name] = names as [string];
    report(
      'required-curve',
      sectionLine(header, 'C'),
      `${name} is required, but no curve is called ${oneOf(all)}. Ask for it.`,
      { curve: name, expected: oneOf(all) },
    );
  }
}

function checkRequiredItems(header: Header, { required }: CoreConfig, report: Report): void {
  const lists = [
    ['W', 'well section', required?.well],
    ['P', 'parameter section', required?.parameters],
  ] as const;
  for (const [letter, section, wanted] of lists) {
    const items = header.items[letter];
    const valueOf = (item: HeaderItem) => (letter === 'W' ? wellValue(header, item) : item.value);
    for (const names of alternatives(wanted)) {
      // Reported by well-item.
      if (letter === 'W' && needed.includes(names[0]!)) continue;
      const found = names.map((name) => findItem(items, name)).filter((item) => item !== undefined);
      if (found.some((item) => valueOf(item) !== '')) continue;
      const [empty] = found;
      const what = empty
        ? `${empty.mnemonic} is required and has no value.`
        : `${oneOf(names)} is required and missing from the ${section}.`;
      const line = empty?.line ?? sectionLine(header, letter);
      report('required-item', line, `${what} Fill it in from the print.`, {
        expected: oneOf(names),
      });
    }
  }
}

function checkAllowedUnits({ items }: Header, config: CoreConfig, report: Report): void {
  for (const [column, { mnemonic, unit, line, guessed }] of items.C.entries()) {
    const { units } = curveSettings(config, mnemonic);
    if (guessed || !units || units.includes(unit)) continue;
    const name = curveName(items.C, column);
    const has = unit === '' ? 'has no unit' : `is in ${unit}`;
    const expected = oneOf(units.map((one) => one || 'none'));
    report('allowed-unit', line, `${name} ${has}. The configuration allows ${expected}.`, {
      curve: name,
      expected,
      ...(unit !== '' && { actual: unit }),
    });
  }
}

/** The limit keeps regular expressions fast; real names are shorter. */
const longestName = 200;

function checkNames(header: Header, file: string, { naming }: CoreConfig, report: Report): void {
  if (!naming) return;
  const { C, W } = header.items;
  const well = findItem(W, 'WELL');
  const fileName = file.replaceAll('\\', '/').split('/').at(-1)!;

  function expect(pattern: string | undefined, flags: string, name: string) {
    if (pattern === undefined || name === '') return undefined;
    const expression = new RegExp(`^(?:${pattern})$`, flags);
    if (name.length <= longestName && expression.test(name)) return undefined;
    return { message: `does not match ${JSON.stringify(pattern)}. Rename it.`, pattern };
  }

  const wrongFile = expect(naming.files, 'u', fileName);
  if (wrongFile) {
    report('naming', 1, `The file's name ${quoted(fileName)} ${wrongFile.message}`, {
      expected: wrongFile.pattern,
      actual: fileName,
    });
  }
  const wellName = well ? wellValue(header, well) : '';
  const wrongWell = expect(naming.wells, 'u', wellName);
  if (well && wrongWell) {
    report('naming', well.line, `The well's name ${quoted(wellName)} ${wrongWell.message}`, {
      expected: wrongWell.pattern,
      actual: wellName,
    });
  }
  for (const { mnemonic, line } of C) {
    const wrong = expect(naming.curves, 'iu', mnemonic);
    if (!wrong) continue;
    report('naming', line, `The curve's name ${quoted(mnemonic)} ${wrong.message}`, {
      curve: mnemonic,
      expected: wrong.pattern,
      actual: mnemonic,
    });
  }
}
