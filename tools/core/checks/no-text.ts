interface Kind {
  /** How such a file begins; each character is a byte. */
  form: RegExp;
  name: string;
  advice: string;
}

const [ask, save] = ['Ask for the log in LAS 2.0', 'Export the log as LAS 2.0'];

/* oxlint-disable no-control-regex -- matches control characters on purpose */
const kinds: readonly Kind[] = [
  { form: /^%PDF-/, name: 'a PDF', advice: ask },
  {
    form: /^PK\x03\x04/,
    name: 'a zip archive or an Office document',
    advice: 'Unpack it, or export the log as LAS 2.0',
  },
  {
    form: /^(\x1f\x8b|Rar!\x1a|7z\xbc\xaf)/,
    name: 'an archive',
    advice: 'Unpack it, and check what it contains',
  },
  { form: /^(\x89PNG|\xff\xd8\xff|II\*\0|MM\0\*)/, name: 'a picture', advice: ask },
  { form: /^\xd0\xcf\x11\xe0/, name: 'an Office document', advice: save },
  { form: /^[ \d]{4}V\d\.\d\dRECORD/, name: 'a DLIS file', advice: save },
];
/* oxlint-enable no-control-regex */
const anyOther = { name: 'a binary file', advice: save };

/** The number of characters needed to recognise the kind. */
const longestForm = 16;

/** Recognises files that are not text by their first characters or by a NUL character. */
export function createNoTextCheck() {
  let start = '';

  return {
    /** @returns what the file is and what to do about it; undefined if it may be text so far */
    faultOf(text: string): string | undefined {
      const isStart = start.length < longestForm;
      if (isStart) start += text.slice(0, longestForm);
      const known = isStart ? kinds.find(({ form }) => form.test(start)) : undefined;
      if (!known && !text.includes('\0')) return undefined;
      const { name, advice } = known ?? anyOther;
      return `This is ${name}, not text. ${advice}.`;
    },
  };
}
