import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask for these facts, in visitors' own words. */
export const formWays: WaysToAsk = {
  'twelve-bar': `
    12 bar blues chords | what are the changes of a blues | how is a blues built | blues in F chords
    | form of the blues | explain the twelve bar blues | three chord blues | blues progression
    | how many bars does a blues have | basic blues changes`,
  'jazz-blues': `
    jazz blues changes | what is a jazz blues | chords of a jazz blues in F | difference between blues and jazz blues
    | quick change in a blues | bar eight of a jazz blues | ii V in a blues | F blues jazz changes`,
  'bird-blues': `
    blues for alice changes | Charlie Parker blues | bird blues chords | parker changes
    | how do I memorise blues for alice | ii Vs in bird blues | what is a bird blues`,
  'blue-note': `
    what is a blue note | how do I play a blue note on the piano | note between minor and major third
    | blue notes explained | which notes are blue | bending the third | crushed third
    | how do singers sing the blues third`,
  'school-name': `
    where does the name Blue Third come from | what does Blue Third mean | why Blue Third | meaning of your name
    | why this name`,
  'blues-scale': `
    notes of the blues scale | blues scale in F | which scale for a blues
    | what scale do I improvise with over a blues | minor pentatonic with flat five | blues scale formula
    | can I use one scale over the blues`,
  aaba: `
    32 bar form | what is a bridge in a tune | song form of standards | how long is a standard
    | A section and B section | thirty-two bar song form | what is the middle eight`,
  chorus: `
    what does chorus mean | how many choruses should I play | how long is a chorus | is a chorus the refrain
    | two choruses of solo | once around the form`,
  head: `
    what does head out mean | what is the head in jazz | pointing at the head | the theme of a tune
    | in head and out head`,
  'trading-fours': `
    trade fours with the drummer | what are fours | trading eights | how do I trade fours
    | swapping four bars with drums | what happens after the solos`,
  'lost-in-form': `
    I get lost in the form | how do I keep my place | how not to lose the form | I lost my place in a solo
    | how do I know where we are | keeping track of the form | I don't know which bar we are in
    | how do I count the form | I always lose count`,
  'lead-sheet': `
    how do I read a lead sheet | what is the Real Book | what is a fake book | playing from a chart
    | what does a lead sheet contain | do you sell lead sheets | melody and chords on a page`,
  'jam-session': `
    going to my first jam session | jam session etiquette | which tunes for a jam | what should I know before a jam
    | am I ready for a jam session | how do I behave at a jam | sitting in with a band | what to play at a jam
    | tips for jam sessions`,
  'intro-ending': `
    how does a band end a tune | what is a tag | ideas for an intro | how do I finish a jazz tune
    | playing an intro on piano | ending a blues | how do you stop together`,
  contrafact: `
    new melody over old chords | which tunes share chords | is Donna Lee Indiana | tunes based on other tunes
    | example of a contrafact | melody written over existing changes`,
  'first-tunes': `
    easy jazz standards | first standards to learn | what tunes should a beginner learn | which standard first
    | repertoire for beginners | how many tunes should I know | tunes for a jam | is autumn leaves a good start
    | start with which song`,
  'learn-tune': `
    how do I memorise a standard | learning tunes by heart | remember chord changes | how do I learn a jazz standard
    | steps for learning a tune | memorising chords | I forget tunes again | how long does it take to learn a tune`,
};
