import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

/** Listening, and transcribing from records. */
export const earFacts: readonly Fact[] = [
  {
    id: 'ear-training',
    ask: 'How do I train my ears?',
    asks: 'earTraining | earTraining how | earTraining start | earTraining practicePlan | earTraining begin | earTraining learn | earTraining better',
    also: 'sing name find bass hum minutes day morning improve listen jazz',
    answer:
      'Sing first, find it on your instrument, and only then name it. Start with the bass: hum the lowest note of any record and move when the chord changes. Then the five kinds of seventh chords, then a line of guide tones through a tune. Ten minutes a day, in the morning, for a month.',
    page: pages.hear,
  },
  {
    id: 'ear-voice',
    ask: 'Do I need a good voice to sing exercises?',
    asks: 'voiceNeeded | voiceNeeded earTraining | sing | sing need | sing voice good | sing earTraining',
    also: 'cannot tone deaf good bad out tune have must',
    answer:
      'No. You need one that goes where you send it, and it will, because you will ask it every day. Singing shows whether you hear a note or only recognise it when it comes.',
    page: pages.hear,
  },
  {
    id: 'perfect-pitch',
    ask: 'Do I need perfect pitch?',
    asks: 'perfectPitch | perfectPitch need | perfectPitch learn | perfectPitch improvise',
    also: 'absolute relative improvise necessary hear without',
    answer:
      'No. An improviser needs to know what a note is doing in its key and chord, which is relative pitch, and that can be trained by anybody. Absolute pitch is a convenience, and sometimes in the way.',
    page: pages.hear,
  },
  {
    id: 'chord-kinds',
    ask: 'How do I hear what kind of chord it is?',
    asks: 'chordQuality | chordQuality hear | chordQuality how | chordQuality learn | chordQuality earTraining | chordQuality five',
    also: 'major seventh dominant minor half diminished difference one note lower recognise five tell apart',
    answer:
      'There are only five kinds of seventh chords, and each differs from the next by one note. From Cmaj7 lower the seventh and you have C7; then the third: Cm7; then the fifth: Cm7♭5; then the seventh once more: Cdim7. Sing them up and down from one root until your voice tells you which third it wants.',
    page: pages.hear,
  },
  {
    id: 'transcribing',
    ask: 'How do I take a solo off a record?',
    asks: 'transcribe | transcribe how | transcribe solo | transcribe start | transcribe learn | transcribe steps',
    also: 'listen sing find write four passes eight bars record slow down ear by copy which',
    answer:
      'Choose eight bars that you love and make four passes on four days: listen until it plays in your head, sing it with every breath and slide, find it on your instrument phrase by phrase, and only then write it down with the chords. Slow the record down for the bar that will not come, and for that bar only.',
    page: pages.hear,
  },
  {
    id: 'transcribing-then',
    ask: 'What do I do with a solo that I have taken down?',
    asks: 'transcribe use | transcribe after | transcribe keys | transcribe phrase | lick | lick use | lick keys',
    also: 'phrase licks twelve keys own use tonight learned memorise',
    answer:
      'Take one phrase of it, the one that made you choose the solo, and use it tonight in a tune of your own. Change its rhythm, start it on another beat, answer it. One phrase that has become yours is worth more than a solo in twelve keys that has not.',
    page: pages.hear,
  },
  {
    id: 'intervals',
    ask: 'Are interval exercises any use?',
    asks: 'interval | interval use | interval app | interval earTraining | interval learn',
    also: 'phone app training useful recognise context key isolated',
    answer:
      'They make you good at interval exercises. A third in a tune is heard as a third of something: hear notes in a key, over a bass note, and with your voice. If you like your app, sing the answer before you press it.',
    page: pages.hear,
  },
];
