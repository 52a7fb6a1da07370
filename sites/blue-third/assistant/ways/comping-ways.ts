import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask for these facts, in visitors' own words. */
export const compingWays: WaysToAsk = {
  comping: `
    what does comping mean | what does a pianist do behind a solo | how do I comp | accompanying a soloist
    | comping explained | chords behind a soloist | what is comping on guitar | how do I accompany a singer or horn`,
  'comping-rhythms': `
    what is the Charleston rhythm | comping patterns | basic comping rhythm | rhythms for jazz piano chords
    | when do I play the chords | how to vary my comping | comping rhythms for beginners | charleston rhythm on guitar
    | good rhythms behind a solo`,
  'comping-less': `
    how do I comp less | my comping is too busy | when should I lay out | leaving space behind a soloist
    | how many chords per bar | silence in comping | exercises for leaving room | when not to play
    | I play too many chords`,
  'comping-singer': `
    accompanying a vocalist | comping behind a singer | what do I play behind a singer | playing piano for a singer
    | how do I support a voice`,
  'comping-bass': `
    comping behind a bass solo | what does the piano do in a drum solo | behind the bassist | accompany the drums
    | should I play during the bass solo`,
  'freddie-green': `
    Freddie Green style | four to the bar guitar | rhythm guitar in swing | chunking chords on guitar
    | Count Basie guitar | how does swing rhythm guitar work`,
  'piano-guitar': `
    two chord instruments in a band | guitar and piano clash | comping with a guitarist
    | who comps when there is piano and guitar | piano and guitar at the same time`,
};
