/** Formal words, short forms and slang, each with the plain word that the facts use. */
const plainForms = `
keep: conserve conserved conserving preserve preserved safeguard
get: obtain obtained acquire acquired
need: compulsory obligatory obliged prerequisite
allowed: permitted authorised authorized permissible
app: application
company: enterprise society corporation
use: utilise utilize employ usage
register: inscription inscribe
registration: enrolment enrollment
refund: reimbursed repayment
download: fetch retrieve dl
price: tariff expenditure
change: modification
phone: telephone
bought: purchased acquired
start: commence commencing
end: terminate terminated termination
help: assistance assist
answer: respond
password: pwd passwrd pw psw passwort
account: acct acc
email: eml mailadress emailadress
what: wat wot whats
you: u ya
your: ur
because: cuz coz
before: b4
please: pls plz
thanks: thx tnx
message: msg
people: ppl
photo: pic pics
information: info infos
episode: ep
episodes: eps
podcast: pod
transcript: transcription
phone: fone foen
cheap: inexpensive economical
buy: procure
company: entity
node: runtime
share: circulate distribute disseminate
shared: circulated distributed disseminated
pay: remit settle
details: particulars
complaint: grievance
owner: proprietor
delivered: supplied
mail: correspondence
staff: personnel
about: regarding concerning
lost: misplaced mislaid
broken: inoperable nonfunctional
invoice: facture rechnung
`;

const plain = new Map(
  plainForms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word, forms] = line.split(': ') as [string, string];
      return forms.split(' ').map((form) => [form, word] as const);
    }),
);
const phrases: readonly [RegExp, string][] = [
  [/\bat (?:what|which) (?:moment|point)\b/gi, 'when'],
  [/\bdeals? with\b/gi, 'about'],
  [
    /\b(?:i'?m|i am|(?:son|daughter|kid|child) is) \d{1,2}\b(?! ?(?:years|yrs|minutes|papers))/gi,
    '$& years old',
  ],
  [/\bwrite-?ups?\b/gi, 'paper'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgimme\b/gi, 'give me'],
  [/\blemme\b/gi, 'let me'],
  [/\bdunno\b/gi, 'do not know'],
];

/** Rewrites a question in plain words. */
export function inPlainWords(text: string): string {
  const said = phrases.reduce((before, [form, word]) => before.replace(form, word), text);
  return said.replace(/[\p{L}\p{N}]+/gu, (word) => plain.get(word.toLowerCase()) ?? word);
}
