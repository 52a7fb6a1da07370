import type { Header } from '../reading/header.ts';
import type { Report } from './report.ts';

const required = [
  ['V', 'version section ~V'],
  ['W', 'well section ~W'],
  ['C', 'curve section ~C'],
  ['A', 'data section ~A'],
] as const;

const titles =
  /^(VERSION|WELL|CURVE|PARAMETER|OTHER|ASCII)S?( (INFORMATION|INFO|SECTION|BLOCK|DATA|LOG))*$/i;

/** Whether a header line is the title of a missing section that has lost its tilde. */
export function lacksTilde({ sections }: Header, text: string): boolean {
  const title = text.trim();
  return titles.test(title) && !sections.some(({ letter }) => letter === title[0]!.toUpperCase());
}

/**
 * Checks the presence, order and uniqueness of the sections (LAS 2.0, section 4).
 * @param trailing the letters of sections after the rows, which are reported as such
 */
export function checkSections(
  { sections }: Header,
  trailing: ReadonlySet<string>,
  report: Report,
): void {
  const [first] = sections;
  for (const [letter, name] of required) {
    if (trailing.has(letter) || sections.some((section) => section.letter === letter)) continue;
    report('section-missing', 1, `The ${name} is missing. Restore it from another delivery.`);
  }
  if (first && first.letter !== 'V' && sections.some(({ letter }) => letter === 'V')) {
    report('section-order', first.line, `~${first.letter} comes before ~V. Put ~V first.`);
  }
  const lines = new Map<string, number>();
  for (const { letter, line } of sections) {
    const before = lines.get(letter);
    if (before === undefined) lines.set(letter, line);
    else if ('VWCPOA'.includes(letter)) {
      report(
        'section-order',
        line,
        `~${letter} occurs a second time; the first is on line ${before}. Keep one of them.`,
      );
    }
  }
}
