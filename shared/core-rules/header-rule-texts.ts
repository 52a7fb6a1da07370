import type { RuleTexts } from './core-rule.ts';

/** Why each rule about the file and its header matters, and how to repair what it finds. */
export const headerRuleTexts = {
  'not-las': {
    why: 'A LAS file is text, and each section begins with a tilde, the first character of its line other than spaces. Without one there is nothing to check.',
    repair: 'Export the log again as LAS 2.0, or take the file out of the folder.',
  },
  encoding: {
    why: 'LAS is ASCII. Degree signs, accents and micro signs are read differently by every program, and UTF-16 by few. Of a file that is not UTF-8 the encoding is named if its words make sense in one of Windows-1252, CP850, Mac Roman and the Cyrillic ones.',
    repair:
      'Write the character in ASCII (deg, us, ohm.m, e for é) and save as plain text. `--fix` does that if the encoding is certain.',
  },
  'control-character': {
    why: 'A form feed or an escape character is invisible in an editor, and a reader takes it for part of a name or a number. Tabs and the end-of-file mark of DOS are not counted here.',
    repair: 'Remove the character, and check what the line lost when it was added.',
  },
  tab: {
    why: 'In the standard, a tab separates nothing: the unit ends at the first space, and columns stand apart by at least one. Reported only with the profile las-2.0.',
    repair: 'Replace tabs by spaces.',
  },
  'blank-line': {
    why: 'Old readers stop at an empty line, and the rows below it are lost. Reported only with the profile las-2.0.',
    repair: 'Remove the line, or put # before it above ~A.',
  },
  'line-ending': {
    why: 'A file with CR LF in one part and LF in another was put together from two. Old readers see its lines run together.',
    repair: 'Save the file with one line ending throughout.',
  },
  'line-length': {
    why: 'No log has such a row. The line breaks were lost, and rows cannot be told apart.',
    repair: 'Export the file again with one row per line.',
  },
  naming: {
    why: 'Loaders, folders and scripts rely on names. Reported only where `naming` in the configuration has a pattern for files, wells or curves.',
    repair: 'Rename it as the pattern asks, and the name in the database with it.',
  },
  'section-missing': {
    why: 'Version, well, curve and data section are required. Without the curve section the columns have no names. A title that lacks its tilde begins no section.',
    repair: 'Restore the section from the print or from another delivery of the log.',
  },
  'section-order': {
    why: 'The version section tells how to read the rest. Of two sections with one letter, programs read the first, the last or both.',
    repair: 'Put ~V first and keep one section of each kind.',
  },
  'trailing-data': {
    why: '~A must be last. A section after it is often the header of a second file that was appended.',
    repair: 'Split the file at that line, or move the section above ~A.',
  },
  version: {
    why: 'VERS must be 1.2 or 2.0 and WRAP must be YES or NO. Core does not check LAS 3.0 and says only that.',
    repair: 'Write VERS. 2.0 and WRAP. NO, after making sure that both are true.',
  },
  'header-line': {
    why: 'The first full stop ends the mnemonic and the last colon begins the description. A unit after a space is read as part of the value.',
    repair:
      'Add the full stop or the colon, leave one full stop before the unit, and put the unit directly behind it.',
  },
  'well-item': {
    why: 'Loaders need the first four to read the rows, and a log without a well cannot be identified.',
    repair:
      'Add the line to the well section. Take the well from the print, not from the file name.',
  },
  'required-item': {
    why: 'Your company needs it to file the log. Reported only for what `required` in the configuration names under `well` and `parameters`.',
    repair: 'Fill it in from the print, or ask whoever delivered the log.',
  },
  'duplicate-item': {
    why: 'Programs read the first of the two, the last, or both, so that two readers of one file get two wells.',
    repair: 'Keep the line that the print confirms.',
  },
  'field-order': {
    why: 'LAS 1.2 writes them behind the colon, 2.0 before it. A program that follows VERS reads a company named "COMPANY".',
    repair: 'Swap the two fields, or correct VERS.',
  },
  provenance: {
    why: 'The standard requires them: PROV or CNTY, STAT and CTRY, and UWI or API. No program can restore what was not written down.',
    repair: 'Fill them in from the printed log while it is still available.',
  },
  'date-format': {
    why: '03/04/1986 is a day in March or in April. A date is accepted where day, month and year are certain.',
    repair: 'Write 1986-04-03 or 03-APR-1986.',
  },
} satisfies Record<string, RuleTexts>;
