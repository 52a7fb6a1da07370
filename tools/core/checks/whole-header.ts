import type { Header } from '../reading/header.ts';
import type { CoreConfig } from '../types.ts';
import { checkCompanyRules } from './company-rules.ts';
import { checkCurveNames } from './curve-names.ts';
import { curveSettings } from './curve-settings.ts';
import { checkIndex } from './index-curve.ts';
import type { FindingList } from './report.ts';
import { checkUnits } from './units.ts';
import { checkVersion } from './version.ts';
import { checkWellItems } from './well-items.ts';

/** Checks a header that was read to its end, and finds the family of each curve. */
export function checkWholeHeader(
  header: Header,
  file: string,
  config: CoreConfig,
  list: FindingList,
): void {
  const { report } = list;
  for (const curve of header.items.C) {
    const { family } = curveSettings(config, curve.mnemonic);
    if (family !== undefined) curve.family = family;
  }
  checkVersion(header, config, report);
  checkWellItems(header, config, report);
  checkCurveNames(header, report);
  checkIndex(header, config, list);
  checkUnits(header, config, report);
  checkCompanyRules(header, file, config, report);
}
