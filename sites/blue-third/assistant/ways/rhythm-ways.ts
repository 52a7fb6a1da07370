import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask for these facts, in visitors' own words. */
export const rhythmWays: WaysToAsk = {
  swing: `
    what does swing mean | explain swing to me | how does swing work | what is swing feel | what makes music swing
    | define swing | what's swing in jazz | swing rhythm explained | what are swung eighths | meaning of swing feel
    | tell me about swing`,
  'swing-ratio': `
    is swing the same as triplets | is swing two to one | how long are swung eighth notes | swing ratio at fast tempo
    | do you play triplets in swing | does swing change with the tempo | are fast eighths still swung
    | is it a triplet or a dotted eighth | how uneven are swing eighths | what ratio do drummers swing at
    | how much should I swing at 200 bpm | dotted eighth and sixteenth for swing?`,
  'swing-stiff': `
    my swing sounds like a march | my swing is stiff | why don't I swing | how do I learn to swing
    | I play triplets and it sounds like a polka | how can I swing better | my eighths sound wooden
    | exercises for swing | how to practise swing feel | swing feels mechanical | make my lines swing
    | I cannot swing, what should I do | how to get a better swing feel`,
  'straight-eighths': `
    what are straight eighths | straight or swung | when do I not swing | does bossa nova swing | even eighths meaning
    | do you swing a samba | which styles have even eighths | how do I know if a tune is straight
    | straight feel versus swing | is latin jazz swung`,
  accents: `
    do I accent the off-beat | where do the accents go in jazz | how do I articulate eighth notes | jazz articulation
    | tonguing swing eighths | upbeats or downbeats louder | which eighth is louder | should I stress the beat
    | how do horn players tongue swing | legato or staccato in swing`,
  'ghost-notes': `
    what are ghost notes | ghost note meaning | swallowed notes in a line | how do I ghost a note
    | notes that are hardly heard | ghosting notes on saxophone | what does it mean to swallow a note
    | note in brackets in a transcription`,
  'laid-back': `
    what is laid back playing | playing behind the beat | how do I play behind the beat
    | why does he sound late but good | how to sound relaxed like Dexter Gordon | lay back on the time
    | late on the beat on purpose | what is laying back in jazz`,
  'ride-pattern': `
    what is the ride cymbal pattern | spang-a-lang | what do the drums do in a swing tune
    | where does the hi-hat close | swing drum pattern | jazz ride pattern | basic jazz drum beat
    | what does the hi hat play | how do I tap the ride pattern`,
  'two-and-four': `
    metronome on 2 and 4 | how do I put the click on two and four | set the metronome to half tempo
    | why practise with the click on two and four | clapping on two and four
    | I always hear the click on one and three | practising with a backbeat click | how to use a metronome for swing
    | hear the click as the hi-hat | metronome on the offbeats | why clap on 2 and 4`,
  'metronome-sparse': `
    practise without a metronome | I depend on the click | metronome only once in a bar | how do I develop inner time
    | fewer clicks | click on beat four only | can I stop using the metronome | how do I learn to keep time by myself
    | silence in the metronome | am I keeping time or the metronome`,
  rushing: `
    I rush | I always rush | why do I always speed up | how not to drag | my time is bad | I get faster in solos
    | keep a steady tempo | I rush in the fills | how do I improve my time feel | playing too fast all the time
    | I slow down without noticing`,
  'tempo-raise': `
    how fast should I practise | how do I increase the tempo | when can I make the metronome faster
    | when do I turn up the metronome | how slow should I start | at what tempo do I practise
    | increase the speed in which steps | how do I get faster | how do I build up speed | metronome speed for practice
    | steps for raising bpm | is slow practice better`,
  'walking-bass': `
    how do I play a walking bass line | how do I walk a bass | building bass lines | what notes does the bass play
    | left hand walking bass | rules for walking bass | write a bass line over chords
    | which note on beat four of a bass line | bass line for a blues`,
  syncopation: `
    what does syncopated mean | explain syncopation | off-beat rhythms | syncopated rhythm in jazz
    | notes between the beats | why does jazz rhythm feel off the beat`,
  anticipation: `
    what is a push in jazz | playing the chord early | and of four | anticipating the next chord
    | chord an eighth before the bar | what does it mean to anticipate | pushes in comping`,
  shuffle: `
    what is a shuffle | shuffle versus swing | is a shuffle the same as swing | shuffle rhythm
    | shuffle beat explained | difference of shuffle and swing feel`,
  bossa: `
    how do I play bossa nova | bossa nova rhythm | bossa pattern | comping a bossa | what does the bass do in bossa
    | Latin rhythm for jazz players | is bossa nova jazz`,
  'count-off': `
    how do I count off a tune | counting in a band | count-in for swing | how do I set the tempo for the band
    | one, two, one two three four | starting a tune together`,
};
