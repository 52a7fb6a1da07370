import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

/** Accompanying others. */
export const compingFacts: readonly Fact[] = [
  {
    id: 'comping',
    ask: 'What is comping?',
    asks: 'comping | comping what | comping mean | comping how | comping definition',
    also: 'accompany chords rhythm soloist piano guitar complement short',
    answer:
      'Comping is accompanying: chords played in rhythm behind somebody else. The bass and drums keep the time, so you do not have to; you answer, push, or leave room. Ask three things all the time: is there room, where is it, and does this help?',
    page: pages.room,
  },
  {
    id: 'comping-rhythms',
    ask: 'Which rhythms do I comp with?',
    asks: 'comping rhythm | comping rhythm which | charleston | comping charleston | charleston what | comping patterns | charleston how',
    also: 'beat one and of two patterns four rhythms off beat learn begin start',
    answer:
      'Begin with the Charleston: a long chord on one and a short one on the “and” of two. Then start it on each of the eight places of the bar; every one is another sentence of the same two words. Add two off-beats, after one and after three, and the push on the “and” of four.',
    page: pages.room,
  },
  {
    id: 'comping-less',
    ask: 'Do I comp too much?',
    asks: 'comping much | comping less | comping space | comping leave | comping silent | comping room',
    also: 'room busy silence nervous lay out wait space when not play too often quiet',
    answer:
      'Probably; most of us do, because silence makes us nervous. On good records you hear one or two chords to the bar, and whole bars with none, in the breaths of the soloist. Try a chorus of blues with exactly six chords, then one in which you play only while the soloist rests.',
    page: pages.room,
  },
  {
    id: 'comping-singer',
    ask: 'How do I accompany a singer?',
    asks: 'comping singer | comping singer how | singer | singer comping voice',
    also: 'voice words between lines above trumpet behind ballad',
    answer:
      'Play between the lines of the words, and nothing above the voice. Give the note before an entry, keep the harmony plain where the melody is high, and let the last line stand alone.',
    page: pages.room,
  },
  {
    id: 'comping-bass',
    ask: 'What do I play behind a bass or drum solo?',
    asks: 'comping bass | comping bassSolo | bassSolo | bassSolo play | drumSolo | drumSolo play | comping drumSolo',
    also: 'solo short guide tone nothing form head low behind',
    answer:
      'Behind a bass solo a guide tone here and there, two to the bar at most, short, and nothing in the low octave. Behind a drum solo nothing at all, and the form in your head: you have to know where it ends.',
    page: pages.room,
  },
  {
    id: 'freddie-green',
    ask: 'How did Freddie Green play?',
    asks: 'freddieGreen | freddieGreen how | freddieGreen guitar | rhythm guitar | guitar comping four',
    also: 'count basie rhythm guitar four beats short soft quarter notes every beat guitarist',
    answer:
      'All four beats, short and soft, as the rhythm guitar of Count Basie’s band: more felt than heard, and often only one or two strings of the chord. If you play with such a guitarist, there is even less for the pianist to do.',
    page: pages.room,
  },
  {
    id: 'piano-guitar',
    ask: 'How do piano and guitar comp together?',
    asks: 'pianoGuitar | pianoGuitar comping | comping pianoGuitar | comping piano guitar | pianoGuitar how',
    also: 'both chordal two same time clash share take turns',
    answer:
      'Best one at a time: take turns by chorus, or let the guitar play four quiet beats while the piano answers, or give one the long notes and the other the rhythm. If both play what they would play alone, nobody hears the soloist.',
    page: pages.room,
  },
];
