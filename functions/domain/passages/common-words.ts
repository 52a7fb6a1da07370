import { readTerms } from './read-terms.ts';

/**
 * Common verbs, adjectives and measures. On a small site each may be rare and would look like a subject, so they get
 * less weight (`commonWeight` in tuning.ts).
 */
const commonWords = `
able accept acceptable accord actual add afford agree allow amount answer appear apply approach area arrive attempt
available average avoid bad base basic begin behind believe belong beside big bother bring busy buy call care careful
carry case catch cause certain chance change cheap check choose clear close colleague come common company compare
complete complicated concern consider contain continue correct cost count couple cover create current cut daily day deal
decide deep depend describe detail determine develop differ difference different difficult discover discuss down drop
early easy effect effort else end enjoy enough entire especially estimate even exact example except exist expect
expensive experience express extra fact fail fair fall familiar far fast feel fill final finish fit fix follow forget
form forward free frequent friend full general guess half halfway handle happen happy hard hate hear heavy high hold
hour huge imagine immediate important improve include increase individual instead involve issue job join keep kind large
late later lead leave left length level likely limit line list listen little live load local long lose loud love low
main major manage many matter maximum meet mention method middle mind minimum minor minute miss moment month morning
move must name nearby necessary new next nice night normal notice number obvious occur offer old open opposite option
order ordinary part particular pass pay people perfect person pick piece place plan play point poor popular position
possible practical prefer prepare present previous proper provide pull purpose push quality quick quiet raise range rapid
rare reach read ready real reason receive recent recognise recommend reduce regular relate reliable remain remember
require rest result return rich risk round rule run safe save search second send separate serious serve set several shape
share short show side similar simple single situation size slow small soon sort sound special specific spend stand
standard start state stay step stop strange strong stuff succeed sudden suit support surprise suspect talk task teach
team tend term thing time tiny together tool top total touch toward track trouble true trust turn type typical unable
unusual update usual valid value vary version view visit wait walk watch way week whole wide wish wonder worry worse
worst worth wrong year young
`;

const stems: ReadonlySet<string> = new Set(readTerms(commonWords));

/** Whether a stem says little about the subject of a question. */
export function isCommon(term: string): boolean {
  return stems.has(term);
}
