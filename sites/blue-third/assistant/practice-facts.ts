import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

/** How to spend forty minutes of practice, and how to start improvising. */
export const practiceFacts: readonly Fact[] = [
  {
    id: 'practice-plan',
    ask: 'How should I practise?',
    asks: 'practicePlan | practicePlan how | practicePlan what | practicePlan minutes | practicePlan day | practicePlan list | practicePlan order | practicePlan time',
    also: 'forty minutes blocks five daily time voicings tune ears record schedule divide week plan routine jazz',
    answer:
      'Forty minutes in five blocks, the same every day: 5 for time with the click on two and four, 10 for voicings in two keys, 12 for a tune, 8 for your ears, and 5 to record one chorus, listen and write one line. Time comes first because all the rest depends on it.',
    page: pages.forty,
  },
  {
    id: 'practice-time',
    ask: 'How long should I practise a day?',
    asks: 'practicePlan long | practicePlan long day | practicePlan enough | practicePlan short | practicePlan twenty minutes | practicePlan little time',
    also: 'minutes hours twenty short busy job work every per much time few only',
    answer:
      'Forty minutes are enough if they are regular and aim at something you cannot do yet. With only twenty, halve every block of the plan and keep the order. A bad day may be five minutes of time alone; it still counts.',
    page: pages.forty,
  },
  {
    id: 'practice-record',
    ask: 'Why should I record myself?',
    asks: 'recordMyself | recordMyself why | recordMyself practicePlan | recordMyself how | recordMyself listen',
    also: 'telephone phone tape chorus line listen back hear what tomorrow hate',
    answer:
      'Because you cannot hear yourself while you play. Record one chorus at the end, listen to all of it at once without touching the instrument, and write one line: what was good, and what tomorrow is for. After eight weeks play the first recording.',
    page: pages.forty,
  },
  {
    id: 'practice-review',
    ask: 'How do I keep from forgetting what I learnt?',
    asks: 'forgetPractice | forgetPractice how | practicePlan forget | practicePlan review | review tune | forgetPractice tune',
    also: 'spacing days week come back old tunes remember review repeat lasting fades',
    answer:
      'Come back before you have forgotten: after a day, three days and a week. What is practised in one go fades in one go. Open every second week with the old tune, cold, once, recorded; if it is there, leave it for a month, and if not, give it two days.',
    page: pages.forty,
  },
  {
    id: 'deliberate',
    ask: 'What is deliberate practice?',
    asks: 'deliberate | deliberate what | deliberate practicePlan | practicePlan good | practicePlan useful',
    also: 'weakness feedback tiring ericsson violinists aim hard favourites running through',
    answer:
      'Practice that aims at a weakness, tells you at once how you did, and is tiring; Ericsson and his colleagues described it in violinists in Berlin. An hour of running through favourites is pleasant, and it is not practice. Keep it for Sunday.',
    page: pages.forty,
  },
  {
    id: 'improvise-start',
    ask: 'How do I begin to improvise?',
    asks: 'improvise | improvise how | improvise start | improvise begin | improvise beginner | improvise learn | improvise notes',
    also: 'three notes first solo over blues afraid what play where few chorus ideas',
    answer:
      'Take three notes, F, A♭ and C, over a blues in F, and play one chorus with nothing else. Leave gaps, repeat an idea, answer it. Then take four notes. It is harder to be dull with three notes than with twelve. The free session Blues in F gives you a chorus for exactly this.',
    page: pages.bluesInF,
  },
  {
    id: 'improvise-chords',
    ask: 'Do I think of scales or chords when I improvise?',
    asks: 'improvise scales | improvise chords | scales improvise | scales chords | scales which | scales need | improvise scales chords',
    also: 'chord tones thirds land notes between arpeggios theory learn many both',
    answer:
      'Chords first. Land on the third of each chord when it comes, and use the scale as the notes on the way. A line of thirds and sevenths is already a solo in slow motion; scales without a landing sound like practice.',
    page: pages.moves,
  },
  {
    id: 'approach-notes',
    ask: 'What is an enclosure or approach note?',
    asks: 'enclosure | enclosure what | enclosure how | approachNote | approachNote what',
    also: 'chromatic target above below half step surround chord tone bebop',
    answer:
      'A way to reach a chord tone: from a half step below, from the scale step above, or from both, which surrounds it and is called an enclosure. Put the target on the beat and the notes around it between the beats.',
    page: pages.moves,
  },
  {
    id: 'improvise-space',
    ask: 'My solos are too full. What can I do?',
    asks: 'improvise much | improvise space | improvise full | improvise phrase | improvise better',
    also: 'notes rest pause breathe gaps phrasing story repeat too many say',
    answer:
      'Sing before you play, and breathe where a singer would. Play two bars, rest for two; say something, then answer it. Repeat a good idea with one change instead of looking for the next. Few things, often, is one of our rules.',
    page: pages.bars,
  },
  {
    id: 'without-instrument',
    ask: 'What can I practise without an instrument?',
    asks: 'withoutInstrument | withoutInstrument practicePlan | withoutInstrument what | withoutInstrument train',
    also: 'train bus travel hum walk clap listen commute away sing silently',
    answer:
      'Your time and your ears. Walk to a swing record and clap on two and four, count choruses, hum the bass, sing guide tones. The session Hear the Third Move needs no instrument: a train will do, if you hum.',
    page: pages.third,
  },
  {
    id: 'pain',
    ask: 'My hands hurt when I practise. What should I do?',
    asks: 'pain | pain practicePlan | pain hand | pain what',
    also: 'stop break doctor teacher wrist rest sore pause hurt',
    answer:
      'Stop, and do not play through it. Practise with breaks, and if it comes back, ask a doctor and a teacher who can see you play. We are neither, and a printed lesson cannot look at your wrist.',
    page: pages.terms,
  },
  {
    id: 'listening',
    ask: 'Which records should I listen to?',
    asks: 'records | records which | records listen | records start | records jazz | listenJazz | listenJazz which | listenJazz start',
    also: 'album players hear begin recommend musician who classic influential good',
    answer:
      'Records that make you want to play, and a few of them often. For time, Count Basie’s band with Freddie Green; for the blues, Charlie Parker; for space, Miles Davis and “Kind of Blue”. Hum the bass the first time, count the pianist’s chords the second.',
    page: pages.hear,
  },
];
