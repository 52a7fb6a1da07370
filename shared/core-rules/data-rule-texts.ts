import type { RuleTexts } from './core-rule.ts';

/** Why each rule about the curves and the rows matters, and how to repair what it finds. */
export const dataRuleTexts = {
  'index-curve': {
    why: 'The first column is the index of all others. If its line in ~C is lost, every curve has the name of its neighbour.',
    repair: 'Put the line of the index first in ~C, as the first column is.',
  },
  'index-name': {
    why: 'The update of the standard from 2017 allows these four names. Most programs read others too. Reported only with the profile las-2.0.',
    repair: 'Rename the first curve, and keep its old name in the description.',
  },
  'curve-name': {
    why: 'Programs that address curves by name keep one of the two and silently drop the other. Titles behind ~A that are the names of ~C in another order are reported too.',
    repair: 'Rename them by run or by tool, and say in the description which is which.',
  },
  'required-curve': {
    why: 'An interpretation without a required curve has to start again when the curve arrives. Reported only for the curves that `required` in the configuration names; any name of a family in `aliases` will do.',
    repair: 'Ask for the curve. If it is there under another name, add that to `aliases`.',
  },
  'unit-missing': {
    why: 'A depth without a unit may be off by a factor of 3.28. Reported for the index, STRT, STOP, STEP and for curves of a known kind.',
    repair: 'Write the unit directly behind the full stop of the mnemonic.',
  },
  'unit-conflict': {
    why: 'The four describe one axis. A file with both metres and feet was only half converted.',
    repair: 'Find out which unit the depth column is in and give it to all four.',
  },
  'index-unit': {
    why: 'Depths are in M, F or FT by the standard. In a unit that no program knows, a depth has no meaning.',
    repair: 'Write M, F or FT, as the print says.',
  },
  'curve-unit': {
    why: 'A gamma ray in OHMM has the unit of another curve, or the name of one. The values alone do not tell which.',
    repair: 'Take the unit from the print, and check whether the lines of ~C were shifted.',
  },
  'allowed-unit': {
    why: 'One archive, one unit for each kind of curve. Reported only for the curves and families that `units` in the configuration names; the spelling counts, capitals or not.',
    repair: 'Convert the values, and NULL with them, or write the unit as the configuration does.',
  },
  'depth-unit': {
    why: 'Tools sample every half-foot. 0.1524 under feet is metres. 0.5 under metres is feet if the depths are beyond 4500 or the header gives a total depth that fits feet; 0.25 and 0.5 m alone are usual.',
    repair:
      'Compare with the depth of the well. Then change the unit, or multiply depths by 0.3048.',
  },
  'start-stop': {
    why: 'Programs that make the depth from STRT shift every reading by the difference. STRT is compared to the digits that both are written with. STOP may lie one step off, unless a wrong STEP moved it.',
    repair: 'Believe the depth column and correct the well section, unless rows were cut off.',
  },
  step: {
    why: 'The error grows with every row: 0.15 for 0.1524 m is 16 m after a kilometre. Reported from 0.01 %.',
    repair: 'Write the distance in full, or 0 where it varies.',
  },
  'depth-multiple': {
    why: 'The standard requires both to be whole numbers of steps, so that logs of one well fall on the same depths. Reported only with the profile las-2.0.',
    repair: 'Resample to multiples of the step, and say so in ~O.',
  },
  'depth-order': {
    why: 'One depth with two readings has no right answer, and sorting the rows hides where runs were spliced.',
    repair: 'Ask for the field data. Mark both rows until you know which of them belongs there.',
  },
  'depth-gap': {
    why: 'Programs that count rows place everything below the gap too high. Not reported where STEP is 0.',
    repair: 'Fill the interval with rows of null values, or declare STEP 0.',
  },
  'depth-spacing': {
    why: 'Resampling and filters assume what STEP says. Rounding to the digits of the column, and up to 2 % of a step, is allowed for.',
    repair: 'Declare STEP 0, or resample and say so in ~O.',
  },
  'no-data': {
    why: 'In every list of files, a header without readings looks like a log.',
    repair: 'Ask for the delivery that contains the rows.',
  },
  wrap: {
    why: 'In wrapped files the depth stands alone on its line and its values follow. A reader in the wrong mode takes values for depths.',
    repair: 'Set WRAP to match the rows or, better, export the file unwrapped.',
  },
  'column-count': {
    why: 'Columns have no names but the order of ~C. With one line too few, every later curve has the wrong name, so the values of such rows are not judged.',
    repair: 'Add or remove the line in ~C according to the print, or repair the row.',
  },
  'value-format': {
    why: 'Stars are numbers that did not fit their column. Readers stop at a decimal comma, so that 2,412 becomes 2.',
    repair: 'Write decimal points, and the null value for what was lost.',
  },
  'null-value': {
    why: 'One −9999 among a thousand readings shifts their mean by ten units. −999, −999.25, −999.9999, −9999, −9999.25, −9999.9999, −99999 and −1E30 are looked for, but not among readings that low.',
    repair: 'Replace the other null by the declared one, and say so in the report.',
  },
  'empty-curve': {
    why: 'The tool was not run, or the curve was lost on the way. Readers take its presence for data.',
    repair: 'Remove the curve or ask for the delivery that contains it.',
  },
  'unit-range': {
    why: 'A density of 2400 under G/C3 is in kg/m³, a porosity of 20 under V/V in per cent. Judged by the median.',
    repair: 'Change the unit or convert the values, and say which was done.',
  },
  'value-range': {
    why: 'Wide limits per kind of curve and unit, for example 0.9 to 5 g/cm³ for density. “ranges” in the configuration sets your own.',
    repair: 'Look at the rows. Set spoilt readings to null.',
  },
  'constant-run': {
    why: 'A tool that hangs, a saturated detector or a filled gap. Judged in curves that a tool measures, known by name or unit; flags, codes, coordinates and computed curves may stay constant. A curve that mostly changes by its last digit must stay constant for 500 rows.',
    repair:
      'Compare with the other curves of the run and set the interval to null if it is not rock.',
  },
  spike: {
    why: 'Tools average over more than one sample, so that a bed of a single row cannot look like that. Judged in curves that are known by name or unit, after 50 rows, against the usual change of the curve; resistivities by ratio.',
    repair: 'Set the reading to null, or interpolate and say so.',
  },
} satisfies Record<string, RuleTexts>;
