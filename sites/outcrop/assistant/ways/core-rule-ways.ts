import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask about the rules of Core, in visitors' own words. */
export const coreRuleWays: WaysToAsk = {
  'core-rule-wrap': `
    wrap rule? | file wrapped but header says no | WRAP is YES yet rows are whole | rows over several lines`,
  'core-rule-column-count': `
    column-count error | more values than curves | a row has too few numbers
    | columns do not match the curve section | extra column`,
  'core-rule-date-format': `
    my log has a date like 03/04/1986 and Core moans, why | ambiguous date | date not accepted | which date format`,
  'core-rule-depth-unit': `
    half a metre step reported as feet | metres or feet confusion | 0.5 step in metres suspicious
    | depth in the wrong unit`,
  'core-rule-null-value': `
    two null values in one file | -9999 and -999.25 mixed | null value rule | wrong null | other null in the rows`,
  'core-rule-value-format': `
    decimal comma in the data | stars in the column | asterisks instead of numbers | letters among the values`,
  'core-rule-constant-run': `
    same value for many rows | flat line in a curve | stuck tool | constant-run warning | value repeats fifty times`,
  'core-rule-spike': `
    spike warning | one crazy value | single outlier | odd reading between two normal ones`,
  'core-rule-unit-range': `
    density of 2400 in g/cc | porosity in percent under v/v | curve in the wrong unit`,
  'core-rule-value-range': `
    impossible readings | values out of range | negative porosity | reading no tool could make`,
  'core-rule-encoding': `
    degree sign in my file | utf-16 las | accents in the header | byte order mark | not ascii`,
  'core-rule-line-ending': `
    mixed line breaks | crlf and lf in one file | line-ending warning`,
  'core-rule-line-length': `
    one endless line | line breaks lost | line too long error`,
  'core-rule-section-missing': `
    no curve section | ~C missing | section-missing error | a section isn't there`,
  'core-rule-section-order': `
    version section not first | section twice | order of sections`,
  'core-rule-trailing-data': `
    something after the data section | text at the end of the file | second header appended`,
  'core-rule-version': `
    VERS missing | version line wrong | WRAP has no value`,
  'core-rule-header-line': `
    header line malformed | full stop missing after mnemonic | colon missing in header`,
  'core-rule-well-item': `
    STRT missing | no company or well name | WELL is empty | NULL line missing`,
  'core-rule-provenance': `
    field or location missing | UWI missing | service company not given`,
  'core-rule-curve-name': `
    two curves with the same name | curve without a mnemonic | duplicate GR`,
  'core-rule-unit-missing': `
    no unit for depth | curve without unit | unit missing warning`,
  'core-rule-empty-curve': `
    a curve full of nulls | nothing in the curve | empty-curve warning`,
  'core-rule-unit-conflict': `
    STRT in feet and index in metres | units contradict | mixed metres and feet`,
  'core-rule-start-stop': `
    STOP is not the last depth | start depth wrong | start-stop error`,
  'core-rule-step': `
    STEP does not fit the rows | step error mean | wrong STEP in header
    | from what difference on does Core complain about STEP | tolerance of the step rule | how exact must STEP be
    | how far may STEP be off | threshold of the step check | smallest STEP error that is reported`,
  'core-rule-depth-order': `
    depth goes backwards | same depth twice | depth repeated | depths not increasing`,
  'core-rule-depth-gap': `
    missing rows | hole in the depth column | depth-gap warning`,
  'core-rule-depth-spacing': `
    rows unevenly spaced | irregular sampling | spacing varies
    | how uneven may rows be | tolerance of the spacing`,
  'core-rule-not-las': `
    not-las error | file empty or binary | no section in file`,
};
