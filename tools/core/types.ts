export type Severity = 'error' | 'warning' | 'info';

export interface Rule {
  id: string;
  severity: Severity;
  group: string;
  /** A clause that describes what the rule reports. */
  title: string;
  why: string;
  repair: string;
  /** The section of CWLS, LAS Version 2.0 (January 2014), that the rule enforces, if there is one. */
  clause?: string;
  /** Reported only with the profile `las-2.0`, or if the configuration gives it a severity. */
  strict?: boolean;
  /** Reported only if the configuration contains a requirement for it. */
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
  /** The mnemonic; for curves that share a finding, all of them, separated by ', '. */
  curve?: string;
  /** The expected and the actual value, if a text or a number can express them. */
  expected?: string;
  actual?: string;
  /** With the profile `las-2.0`: the section of the standard, as 'LAS 2.0, section 5.4'. */
  clause?: string;
}

/** A different severity for a rule, or none. */
export type RuleSeverities = Record<string, Severity | 'off'>;

/** The lowest and the highest value of a curve, in the unit declared in the file. */
export type ValueRange = readonly [lowest: number, highest: number];

/** Names, or lists of alternatives of which one is enough. */
export type RequiredNames = readonly (string | readonly string[])[];

/** Settings that may differ from file to file. */
export interface FileConfig {
  /** `las-2.0` applies the standard to the letter and cites it. */
  profile?: 'las-2.0';
  rules?: RuleSeverities;
  /** By mnemonic or family. */
  ranges?: Record<string, ValueRange>;
  /** The permitted units of a curve, by mnemonic or family; an empty text means no unit. */
  units?: Record<string, readonly string[]>;
  /** What a file must contain: curves or families, and items of ~P and ~W. */
  required?: {
    curves?: RequiredNames;
    parameters?: RequiredNames;
    well?: RequiredNames;
  };
  /** Regular expressions that whole names must match: of curves (in capitals), of files without folders, of wells. */
  naming?: { curves?: string; files?: string; wells?: string };
  /** The number of rows with one value from which constant-run is reported; 50 by default. */
  constantRows?: number;
  /** How many times the usual change of its curve a spike must be; 15 by default. */
  spikeFactor?: number;
}

/** Applies to the files that match one of the patterns. */
export interface FileOverride extends FileConfig {
  files: readonly string[];
}

/** Applies to curves with these names, patterns or families, in all files or in those that match. */
export interface CurveOverride extends Pick<FileConfig, 'rules' | 'constantRows' | 'spikeFactor'> {
  files?: readonly string[];
  curves: readonly string[];
  range?: ValueRange;
}

/** The content of core.config.json. */
export interface CoreConfig extends FileConfig {
  /** Names and patterns (`*`, `?`) of curves by the family that they count as, such as GR. */
  aliases?: Record<string, readonly string[]>;
  /** If several match, the last one applies. */
  overrides?: readonly (FileOverride | CurveOverride)[];
  /** Patterns of files to skip, with *, ** and ?. Only for the command. */
  ignore?: readonly string[];
}

export interface CheckOptions {
  /** The file name in findings; 'input.las' by default. */
  file?: string;
  config?: CoreConfig;
}

/** What the header says about the log; an empty text if it says nothing. */
export interface LogHeader {
  /** As written in VERS: '2.0'. */
  version: string;
  well: string;
  /** The unique identifier: UWI, or API if that is given instead. */
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
  /** Sorted by line. */
  findings: Finding[];
  /** Mnemonics of the curve section, the index first. */
  curves: string[];
  /** The unit of each curve, in capitals; an empty text if it has none. */
  units: string[];
  /** Rows of the data section. */
  rows: number;
}
