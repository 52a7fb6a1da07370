export interface Trouble {
  /** The anchor in the documentation. */
  id: string;
  question: string;
  /** Plain text; paragraphs are separated by an empty line. */
  answer: string;
}

/** Common questions about Core, for the documentation and its structured data (schema.org FAQPage). */
export const troubleshooting: readonly Trouble[] = [
  {
    id: 'not-a-las-file',
    question: 'Core says that it is not a LAS file, but it is one',
    answer: `Core found no line that begins with a tilde. That happens when a LAS file is wrapped in something else: a ZIP archive, a spreadsheet, a DLIS or LIS tape image under the name .las, or a laser-scan point cloud, which shares the extension.

Open the file in a text editor. If you can read the header there, something precedes each tilde: only spaces may. If you cannot, export the log again as LAS 2.0.`,
  },
  {
    id: 'every-value-is-null',
    question: 'A whole curve is reported as empty, but it holds numbers',
    answer: `Every value of that curve equals the NULL of the well section. Compare the two: -999.25 and -999.2500 are the same number, -999 is another.

A curve of zeros under NULL 0 is the usual case. Zero is a reading in many curves, so declare -999.25 and export the file again.`,
  },
  {
    id: 'false-range',
    question: 'A value that is right for my field is reported as out of range',
    answer: `The ranges are wide, and they are the same for every basin. Potash, heavy minerals and casing go beyond them. Give the curve a range of its own under “ranges” in core.config.json, in the unit that the file declares: "GR": [0, 2000].

To silence the rule for a whole project, set "value-range": "off" under “rules”.`,
  },
  {
    id: 'step-of-half-a-foot',
    question: 'STEP is said to be wrong, and the difference is in the fourth decimal',
    answer: `Half a foot is 0.1524 m. A STEP of 0.15 puts the last row of a kilometre 16 m too high, one of 0.152 still 2.6 m. Core compares STEP with the mean distance of the rows and tells you the number to write.

If the rows are not evenly spaced, STEP must be 0.`,
  },
  {
    id: 'command-not-found',
    question: 'The shell does not find the command “core”',
    answer: `npm puts global commands into a folder that is not on every path. “npm prefix -g” prints it; on macOS and Linux the command lies in its bin folder, on Windows in the folder itself. Add that to PATH and open a new shell.

Without a global installation, “npx core” runs the copy of the current project.`,
  },
  {
    id: 'windows-globs',
    question: 'Patterns with a star behave differently on Windows',
    answer: `PowerShell and cmd pass patterns on as they are, other shells expand them first. Core expands what arrives. Put patterns in double quotes, core check "logs/**/*.las", and every shell does the same.`,
  },
  {
    id: 'large-files',
    question: 'How large may a file be?',
    answer: `As large as your disk. Core reads a file in pieces of one megabyte and keeps the header and some figures per curve, not the rows. Memory depends on the number of curves only.

A single line may be one megabyte long. A longer one is reported as line-length, and the rest of it is not checked.`,
  },
  {
    id: 'las-3',
    question: 'Does Core check LAS 3.0 or DLIS?',
    answer: `No. It reads LAS 1.2 and 2.0, which most exchanged logs are written in. A LAS 3.0 file gets one finding that says so, whatever else is in it. DLIS files are binary and are reported as not-las.`,
  },
  {
    id: 'does-it-upload',
    question: 'Does Core send my logs anywhere?',
    answer: `No. Core opens no network connection at all: not for the check, not for a licence, not for updates. It reads the files that you name and writes to your terminal. Files are written only by “core init”, and by “core check” with --output, --fix or --write-baseline.`,
  },
];
