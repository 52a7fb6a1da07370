import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask for these facts, in visitors' own words. */
export const practiceWays: WaysToAsk = {
  'practice-plan': `
    practice routine for jazz | give me a practice routine | give me a practice plan | how do I structure my practice
    | what should I practise every day | jazz practice schedule | how to divide practice time
    | what do I do in forty minutes | plan for practising | daily routine | I don't know what to practise`,
  'practice-time': `
    how many hours should I practise | how long should I practise every day | is half an hour enough
    | I only have twenty minutes | little time to practise | practising with a full-time job | minimum practice time
    | how much practice per day | can I practise less than an hour | I have no time to practise`,
  'practice-record': `
    should I record my practice | recording my playing | I hate hearing myself | what do I listen for in my recordings
    | how do I use recordings of myself | how do I know whether I get better | measuring progress`,
  'practice-review': `
    I forget everything I practise | how often should I review | spaced repetition for music
    | when do I go back to old tunes | keeping tunes in memory | how to retain what I learn
    | practise one thing long or often`,
  deliberate: `
    deliberate practice meaning | effective practice | is playing through tunes practice | what makes practice useful
    | how to practise better | quality of practice | why am I not improving | I practise a lot and don't get better`,
  'improvise-start': `
    how do I start improvising | first steps in improvisation | how do I play a solo | I can't improvise
    | improvising for beginners | what notes do I use to solo | how do I make up a solo | I am afraid of improvising
    | learning to solo | what do I play over a blues`,
  'improvise-chords': `
    scales or arpeggios | which scales do I need for jazz | do I think scales while soloing | chord tones in a solo
    | how many scales must I learn | should I learn scales or chords first | my solos sound like scales
    | which notes to land on`,
  'approach-notes': `
    enclosures in bebop | chromatic approach notes | how do I use chromatic notes | surround a target note
    | approach a chord tone | what are target notes | chromaticism in solos`,
  'improvise-space': `
    I play too many notes | too many notes in my solos | how do I phrase | leave space in a solo
    | my solos have no shape | how to build a solo | how do I tell a story in a solo | improve my solos
    | how to make my solo interesting`,
  'without-instrument': `
    practise on the train | practising while travelling | no piano at hand | what to do on the bus
    | practise without my sax | silent practice | practise away from the instrument`,
  pain: `
    wrist pain from playing | my fingers hurt | sore hands after practising | can I practise with tendonitis
    | hurting while playing`,
  listening: `
    jazz albums for beginners | what jazz should I listen to | recommend jazz records | which musicians should I hear
    | where do I start with listening | good jazz albums | who should I listen to | classic jazz recordings
    | how do I listen to jazz`,
};
