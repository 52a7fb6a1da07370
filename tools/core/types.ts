export type Severity = 'error' | 'warning' | 'info';

export interface Rule {
  id: string;
  severity: Severity;
  group: string;
  /** What the rule reports, as a clause. */
  title: string;
  why: string;
  repair: string;
  /** The section of CWLS, LAS Version 2.0 (January 2014) that the rule holds a file to, if there is one. */
  clause?: string;
  /** Reported only with the profile `las-2.0`, or where the configuration gives it a severity. */
  strict?: boolean;
  /** Reported only where the configuration says what is wanted. */
  configured?: boolean;
}

export interface Finding {
  file: string;
  /** 1 for the whole file. */
  line: number;
  rule: string;
  severity: Severity;
  /** What is wrong, and what to do about it. */
  message: string;
  /** The mnemonic; of curves that share a finding all, separated by ', '. */
  curve?: string;
  /** The expected and the actual value, where a text or a number can say it. */
  expected?: string;
  actual?: string;
  /** With the profile `las-2.0`: the section of the standard, as 'LAS 2.0, section 5.4'. */
  clause?: string;
}

/** A different severity for a rule, or none. */
export type RuleSeverities = Record<string, Severity | 'off'>;

/** The lowest and the highest value of a curve, in the unit that the file declares. */
export type ValueRange = readonly [lowest: number, highest: number];

/** Names, or lists of which one is enough. */
export type RequiredNames = readonly (string | readonly string[])[];

/** What may differ from file to file. */
export interface FileConfig {
  /** `las-2.0` holds files to the letter of the standard and cites it. */
  profile?: 'las-2.0';
  rules?: RuleSeverities;
  /** By mnemonic or family. */
  ranges?: Record<string, ValueRange>;
  /** The units that a curve may have, by mnemonic or family; an empty text for none. */
  units?: Record<string, readonly string[]>;
  /** What a file must have: curves or families, items of ~P and of ~W. */
  required?: {
    curves?: RequiredNames;
    parameters?: RequiredNames;
    well?: RequiredNames;
  };
  /** Regular expressions that whole names must match: of curves (in capitals), of files without folders, of wells. */
  naming?: { curves?: string; files?: string; wells?: string };
  /** Rows of one value before constant-run is reported; 50 by default. */
  constantRows?: number;
  /** A spike is this many times the usual change of its curve; 15 by default. */
  spikeFactor?: number;
}

/** For the files that match one of the patterns. */
export interface FileOverride extends FileConfig {
  files: readonly string[];
}

/** For the curves of these names, patterns or families, in all files or in those that match. */
export interface CurveOverride extends Pick<FileConfig, 'rules' | 'constantRows' | 'spikeFactor'> {
  files?: readonly string[];
  curves: readonly string[];
  range?: ValueRange;
}

/** The content of core.config.json. */
export interface CoreConfig extends FileConfig {
  /** By family, as GR: the names and patterns (`*`, `?`) of curves that count as it. */
  aliases?: Record<string, readonly string[]>;
  /** Of several that fit, the later one holds. */
  overrides?: readonly (FileOverride | CurveOverride)[];
  /** Files to skip: patterns with *, ** and ?. Only for the command. */
  ignore?: readonly string[];
}

export interface CheckOptions {
  /** The file name in findings; 'input.las' by default. */
  file?: string;
  config?: CoreConfig;
}

/** What the header says of the log; an empty text where it says nothing. */
export interface LogHeader {
  /** As in VERS: '2.0'. */
  version: string;
  well: string;
  /** The unique identifier: UWI, or API where that is given instead. */
  uwi: string;
  company: string;
  field: string;
  /** The unit of the index, in capitals. */
  unit: string;
}

export interface CheckResult {
  file: string;
  header: LogHeader;
  /** The first and the last depth of the rows; null without rows. */
  first: number | null;
  last: number | null;
  /** By line. */
  findings: Finding[];
  /** Mnemonics of the curve section, the index first. */
  curves: string[];
  /** The unit of each curve, in capitals; an empty text where it has none. */
  units: string[];
  /** Rows of the data section. */
  rows: number;
}
