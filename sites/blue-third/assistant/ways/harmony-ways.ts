import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask for these facts, in visitors' own words. */
export const harmonyWays: WaysToAsk = {
  'two-five-one': `
    what is a two five one | explain 2 5 1 | ii V I in C | what does ii-V-I mean
    | what are the chords of a two five one | two-five-one progression | why is ii V I so important | 251 chords
    | roman numerals ii V I | most common jazz progression | what's a two-five`,
  'two-notes': `
    which notes change between Dm7 and G7 | what moves in a two five one | voice leading of ii V I
    | how do guide tones resolve | seventh falls to third | what note leads to the next chord
    | how do the voices move in ii-V-I | 7 to 3 resolution`,
  'guide-tones': `
    what is a guide tone | which notes define a chord | third and seventh of a chord | guide tone meaning
    | what do guide tones do | most important notes of a chord | why are thirds and sevenths important
    | explain guide tones`,
  'guide-tone-line': `
    exercise for guide tones | how do I use guide tones in a solo | guide tone lines | writing a guide tone line
    | connecting chords in a solo | guide tones on autumn leaves | etude for guide tones
    | how do I make the changes in my solo`,
  'voice-leading': `
    explain voice leading | smooth chord changes | how do I move between chords smoothly
    | my hand jumps between chords | connecting chords on piano | good voice leading rules
    | what does voice leading mean`,
  'tritone-sub': `
    what is a tritone sub | how does a tritone substitution work | explain tritone substitution
    | why can I play Db7 for G7 | flat five substitution | substitute dominant | replace G7 with D flat 7 | sub V
    | how do I use a tritone sub | example of a tritone substitution | which chord substitutes a dominant`,
  rootless: `
    rootless voicing for Dm7 | left hand voicings for jazz piano | how do I voice a ii V I on piano
    | Bill Evans voicings | chords without the root | A and B form voicings | four note voicings
    | jazz piano chords for beginners | how do I play jazz chords on the piano`,
  shell: `
    what are shell chords | shell voicings on guitar | Bud Powell voicings | simple jazz chords | three note voicings
    | root third and seventh | easiest jazz voicing | left hand shells`,
  'drop-two': `
    what does drop 2 mean | drop two voicings on guitar | drop 2 chords | how do I make a drop 2
    | open voicings from close position`,
  quartal: `
    chords in fourths | so what voicing | McCoy Tyner voicings | stacking fourths | fourth chords
    | modern jazz voicings | what is a quartal chord`,
  register: `
    my chords sound muddy | how low may my left hand play | how low can I play chords | in which register do I comp
    | where do voicings sound best | range for comping | left hand too low | how high may I comp
    | why do my voicings growl`,
  'secondary-dominant': `
    explain secondary dominants | what is V of ii | why is there an A7 in C major | dominant of the dominant
    | dominant chord outside the key | secondary dominant example | applied dominant`,
  turnaround: `
    turnaround in F | what chords are in a turnaround | last two bars of a blues | how do I get back to the top
    | I VI ii V | turnaround chords | what does turnaround mean in jazz`,
  'dominant-blues': `
    why is the first chord of a blues F7 | is the tonic of a blues a seventh chord
    | why don't the sevenths resolve in blues | all blues chords are dominant
    | why is home a dominant chord in the blues`,
  altered: `
    what does alt mean | G7alt | altered scale | altered dominant | which scale over an altered chord
    | what is the altered scale | sharp nine chord | 7 alt chord | how do I play over alt chords`,
  diminished: `
    what is a dim7 chord | how do I use diminished chords | diminished passing chord | B diminished in a blues
    | what is a diminished seventh | why is there a Bdim7 in bar six | how many diminished chords are there`,
  'half-diminished': `
    what does m7b5 mean | minor seven flat five | half diminished symbol | when do I use a half-diminished chord
    | Dm7b5 | what is the circle with a slash chord | notes of a half-diminished chord`,
  'minor-cadence': `
    minor two five one | ii V i in C minor | two five one in minor | what chords are in a minor ii V i
    | minor cadence voicings | Dm7b5 G7 Cm | how is a minor ii-V different | minor 2-5-1`,
  cycle: `
    circle of fifths | cycle of fourths | why practise around the cycle | what order are the keys in
    | circle of fourths jazz | explain the circle of fifths | C F Bb Eb order`,
  'twelve-keys': `
    all twelve keys | how do I learn all keys | ii V I in every key | how should I go through the keys
    | practice route through twelve keys | do I have to know all keys | transposing a lick to every key
    | practise cadences in all keys`,
  'chord-symbols': `
    what does the triangle mean in a chord | reading chord charts | what does C-7 mean | chord notation explained
    | what is Cmaj7 | difference between C7 and Cmaj7 | jazz chord symbols | what does a slash chord mean
    | meaning of the delta symbol`,
  extensions: `
    what are tensions | which tensions are available | ninths and thirteenths | what is a 13 chord
    | adding colour to chords | can I add a ninth | upper extensions | sharp eleven on major
    | what are chord extensions | why not play the 11 on a major chord`,
  modes: `
    what is dorian | what scale over Dm7 | mixolydian scale | which scale over which chord | chord scales
    | modes in jazz | what mode do I play over a dominant | dorian mode explained | do I need to learn modes`,
  modal: `
    what does modal mean | modal tunes | so what form | how do I play over modal tunes | Kind of Blue explained
    | one chord for eight bars | difference between modal and bebop`,
  'bebop-scale': `
    bebop dominant scale | why does the bebop scale have eight notes | which bebop scale over G7
    | passing tone in bebop | scale with eight notes | how to sound like bebop`,
  'rhythm-changes': `
    I got rhythm chords | rhythm changes bridge | what does rhythm changes mean | chords of rhythm changes in B flat
    | form of rhythm changes | anthropology changes | second most common form at a jam`,
  backdoor: `
    backdoor ii V | backdoor progression | Fm7 Bb7 Cmaj7 | flat seven dominant to one | what is a back door two five
    | bVII7 to I`,
};
