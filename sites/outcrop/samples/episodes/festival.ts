import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pronunciation } from './pronunciation.ts';

export interface Speech {
  /** Mono, `voiceRate` samples a second, between −1 and 1. */
  samples: Float32Array;
  /** Start and end of each blank-separated word of the text, in seconds. */
  words: { text: string; start: number; end: number }[];
}

/** The sample rate of the HTS voice `cmu_us_slt_arctic_hts`. */
export const voiceRate = 32_000;

/**
 * Speaks each text separately.
 * @param folder for temporary files
 */
export function speak(texts: readonly string[], folder: string): Speech[] {
  const file = (i: number) => path.join(folder, `${i}.wav`);
  const program = [
    '(voice_cmu_us_slt_arctic_hts)',
    ...Object.entries(pronunciation).map(entryOf),
    ...texts.map((text, i) => `(say_to ${JSON.stringify(text)} "${file(i)}")`),
  ];
  const source = path.join(folder, 'speak.scm');
  writeFileSync(source, [sayTo, ...program].join('\n'));
  const answers = execFileSync('festival', ['-b', source], { encoding: 'utf8' })
    .split('END\n')
    .slice(0, -1);
  return texts.map((text, i) => {
    const words = (answers[i] ?? '').trim().split('\n').map(wordOf);
    if (words.length !== text.split(' ').length) throw new Error(`Words were lost of: ${text}`);
    return { samples: samplesOf(file(i)), words };
  });
}

/** Prints the start of each token's first word and the ends of all its words. */
const sayTo = `
(define (say_to text file)
  (let ((utt (utt.synth (eval (list 'Utterance 'Text text)))))
    (utt.save.wave utt file 'riff)
    (mapcar
      (lambda (token)
        (let ((words (item.daughters token)))
          (if words
            (begin
              (format t "%s %f" (item.name token) (item.feat (car words) "word_start"))
              (mapcar (lambda (word) (format t " %f" (item.feat word "word_end"))) words)
              (format t "\\n")))))
      (utt.relation.items utt 'Token))
    (format t "END\\n")))`;

function entryOf([word, sounds]: [string, string]): string {
  const syllables = sounds.split(' ').map((syllable) => {
    const stressed = syllable.startsWith("'");
    const phones = syllable.replace("'", '').split('-').join(' ');
    return `((${phones}) ${stressed ? 1 : 0})`;
  });
  return `(lex.add.entry '("${word}" nil (${syllables.join(' ')})))`;
}

/** A phrase break counts as a word without sounds, whose end is 0. */
function wordOf(line: string): Speech['words'][number] {
  const [text = '', start, ...ends] = line.split(' ');
  return { text, start: Number(start), end: Math.max(...ends.map(Number)) };
}

/** The header of a canonical 16-bit RIFF file has 44 bytes. */
function samplesOf(file: string): Float32Array {
  const bytes = readFileSync(file);
  if (bytes.readUInt32LE(24) !== voiceRate) throw new Error(`${file} is not at ${voiceRate} Hz.`);
  return Float32Array.from(
    { length: (bytes.length - 44) / 2 },
    (_, i) => bytes.readInt16LE(44 + i * 2) / 32_768,
  );
}
