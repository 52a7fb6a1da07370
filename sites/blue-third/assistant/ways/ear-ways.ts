import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask for these facts, in visitors' own words. */
export const earWays: WaysToAsk = {
  'ear-training': `
    ear training for jazz | a plan for ear training | how do I improve my ear | train my ears | playing by ear
    | how do I learn to hear chords | start with ear training | exercises for the ear | I can't hear the changes
    | daily ear training | how long until my ears get better | how do I play what I hear`,
  'ear-voice': `
    I can't sing | do I have to sing | why sing if I play piano | I have a terrible voice | is singing necessary
    | am I tone deaf | must I sing the exercises`,
  'perfect-pitch': `
    is absolute pitch necessary | can I play jazz without perfect pitch | can I learn perfect pitch
    | relative pitch or perfect pitch | do jazz musicians have perfect pitch`,
  'chord-kinds': `
    recognise chords by ear | tell a major seventh from a dominant by ear | tell a major from a dominant chord
    | how many kinds of seventh chords are there | identify chord quality | hear the difference between maj7 and 7
    | five chord types | naming chords by ear | chord recognition`,
  transcribing: `
    transcribing a solo | how do I transcribe a solo | transcribe a solo off a record | how do I transcribe
    | taking down solos by ear | learn a solo from a record | copy a solo by ear | should I write down solos
    | lifting a solo | how do I work out a solo by ear | slow down recordings to learn solos
    | which solo should I transcribe first`,
  'transcribing-then': `
    after transcribing a solo | should I learn licks | how do I use licks | practise licks in all keys
    | making a lick my own | what next after learning a solo | is it good to copy licks`,
  intervals: `
    interval training apps | should I learn intervals | recognising intervals | ear training on the phone
    | do intervals help improvising | which interval app`,
};
