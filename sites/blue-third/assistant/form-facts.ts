import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

/** Forms, tunes and the band. */
export const formFacts: readonly Fact[] = [
  {
    id: 'twelve-bar',
    ask: 'How does a twelve-bar blues go?',
    asks: 'blues | blues form | blues chords | blues how | blues bars | blues what | blues twelve | blues f chords',
    also: 'three lines four bars statement answer f7 bb7 c7 progression simple changes form structure',
    answer:
      'Three lines of four bars: a statement, the same again, and an answer. In F, with three chords: F7 for four bars; B♭7 for two and F7 for two; then C7, B♭7, F7 and C7, a bar each. Listen for bar five, where the ground shifts, and bar nine, where the answer begins.',
    page: pages.bars,
  },
  {
    id: 'jazz-blues',
    ask: 'How is a jazz blues different from a simple one?',
    asks: 'jazzBlues | jazzBlues chords | jazzBlues what | jazzBlues difference | jazzBlues how | jazzBlues simple',
    also: 'quick change ii v bar four six eight nine ten turnaround added f bb7 cm7 f7 am7 d7 gm7',
    answer:
      'It keeps the three lines and fills the gaps with small cadences. In F: a B♭7 in bar two, Cm7 and F7 in bar four, Bdim7 in bar six, Am7 and D7 in bar eight, Gm7 and C7 in nine and ten, and a turnaround in the last two. Each leads to a chord that was there anyway.',
    page: pages.bars,
  },
  {
    id: 'bird-blues',
    ask: 'What are Bird’s blues changes?',
    asks: 'birdBlues | birdBlues chords | birdBlues what | birdBlues how',
    also: 'charlie parker blues for alice 1951 fmaj7 em7b5 a7 ii v chain half steps',
    answer:
      'The changes of Charlie Parker’s “Blues for Alice”, from 1951: still twelve bars, still B♭7 in bar five and Gm7 in bar nine, with chains of ii–Vs between them. From bar two to five they go down the cycle of fifths; from six to nine they slide down by half steps. Two slides and a turnaround, not twenty chords.',
    page: pages.bars,
  },
  {
    id: 'blue-note',
    ask: 'What is the blue third?',
    asks: 'blueNote | blueNote what | blueNote how | blueNote play | blueNote piano | blueNote why',
    also: 'between minor major e flat e keys bend crush sing a flat note piano',
    answer:
      'A third between the minor and the major one, which singers find and no piano has; it does not hold still, and often starts low and rises. Pianists crush the minor third into the major one or play both and let go of the lower; horn players bend up. Our school is named after it.',
    page: pages.bars,
  },
  {
    id: 'school-name',
    ask: 'Why is the school called Blue Third?',
    asks: 'company name | schoolName | company name why | schoolName why',
    also: 'blue third called mean note between e flat e keyboard name',
    answer:
      'After the note between E flat and E that no piano has and every singer of the blues finds: the blue third. We teach what can be written down and play along for the rest.',
    page: pages.about,
  },
  {
    id: 'blues-scale',
    ask: 'What is the blues scale?',
    asks: 'bluesScale | bluesScale what | bluesScale notes | bluesScale how | bluesScale f',
    also: 'flat third fourth flat five fifth flat seventh minor pentatonic notes f ab bb b c eb',
    answer:
      'Root, flat third, fourth, flat fifth, fifth, flat seventh: in F, F–A♭–B♭–B–C–E♭. It fits the whole form, which is its charm and its danger. Three notes of it, well placed, say more than all six in a row.',
    page: pages.bars,
  },
  {
    id: 'aaba',
    ask: 'What is AABA form?',
    asks: 'aaba | aaba what | aaba form | aaba how | aaba bars',
    also: '32 bars bridge eight a section song standard thirty-two structure middle',
    answer:
      'Thirty-two bars in four parts of eight: a theme, the theme again, a bridge that goes elsewhere, and the theme once more. Many standards have it. If you are lost, wait for the bridge: everybody marks it.',
    page: pages.bars,
  },
  {
    id: 'chorus',
    ask: 'What is a chorus in jazz?',
    asks: 'chorus | chorus what | chorus jazz | chorus mean | chorus how many',
    also: 'once through form solo time all bars',
    answer:
      'Once through the whole form: twelve bars of a blues, thirty-two of most standards. Solos are counted in choruses. It is not the refrain of a pop song.',
    page: pages.bars,
  },
  {
    id: 'head',
    ask: 'What is the head of a tune?',
    asks: 'head | head what | head tune | head mean',
    also: 'melody theme first last out beginning play',
    answer:
      'The melody. A band plays the head, then solos over its chords, chorus by chorus, and ends with “the head out”. Somebody who points at their own head means: the melody is next.',
    page: pages.bars,
  },
  {
    id: 'trading-fours',
    ask: 'What is trading fours?',
    asks: 'tradeFours | tradeFours what | tradeFours how | tradeFours drums',
    also: 'four bars drummer alternate soloist solos turns',
    answer:
      'Soloist and drummer take turns of four bars over the form, usually after the solos. Keep counting while the drums play: the form goes on, and you come in at the fifth bar as if nothing had happened.',
    page: pages.bars,
  },
  {
    id: 'lost-in-form',
    ask: 'What do I do when I am lost in the form?',
    asks: 'lost | lost form | lost how | lost blues | lost what | form count | lost solo',
    also: 'place find bar five nine bridge count choruses where am i know keep track chords',
    answer:
      'Stop playing, keep your foot going, and wait for a place that everybody marks: bar five or bar nine of a blues, the bridge of a standard, the drum fill before the top. Then come in there. To prevent it, count choruses aloud while you listen to records: one, two, three, four; two, two, three, four.',
    page: pages.bars,
  },
  {
    id: 'lead-sheet',
    ask: 'What is a lead sheet?',
    asks: 'leadSheet | leadSheet what | leadSheet read | leadSheet how | leadSheet mean',
    also: 'melody chord symbols one page real book play from chart',
    answer:
      'A tune on one page: the melody, with chord symbols above it. It tells nobody what to play with those chords; voicings, bass and rhythm are yours. Learn the melody from a record and use the page to settle arguments.',
    page: pages.moves,
  },
  {
    id: 'jam-session',
    ask: 'What do I need for my first jam session?',
    asks: 'jam | jam need | jam first | jam how | jam tune | jam beginner',
    also: 'prepare play which tune etiquette blues bring call session strangers ready join',
    answer:
      'One blues and one standard by heart, a key and a tempo that you can name, and open ears. Say the tune, the key and the tempo before you count it in, play two choruses rather than ten, and listen to the others as long as you play. A blues in F will be called within the hour.',
    page: pages.bars,
  },
  {
    id: 'intro-ending',
    ask: 'How do I start and end a tune?',
    asks: 'intro | intro how | ending | ending tune | intro tune | ending how',
    also: 'last four bars tag turnaround repeat three times begin finish stop tune',
    answer:
      'For an introduction play the last four or eight bars, or a turnaround that goes round until the melody comes in. For an ending play the last phrase three times, the “tag”, and slow down on the third. If nobody has agreed on anything, look at each other.',
    page: pages.bars,
  },
  {
    id: 'contrafact',
    ask: 'What is a contrafact?',
    asks: 'contrafact | contrafact what | contrafact example',
    also: 'new melody old chords ornithology donna lee changes borrowed same',
    answer:
      'A new melody on the chords of an old tune. “Ornithology” is “How High the Moon”, “Donna Lee” is “Indiana”, and a shelf of tunes is “I Got Rhythm”. So a form that you have learnt opens several tunes.',
    page: pages.bars,
  },
  {
    id: 'first-tunes',
    ask: 'Which tunes should I learn first?',
    asks: 'tune first | tune which | tune learn | tune beginner | tune list | tune start',
    also: 'standards autumn leaves blues so what repertoire begin easy should',
    answer:
      'A blues in F, then a blues in B♭ with jazz changes, then “Autumn Leaves”, which is nothing but ii–V–Is in a major key and its relative minor, then a ballad that you love. Each brings one new thing, and two weeks to a tune is enough.',
    page: pages.forty,
  },
  {
    id: 'learn-tune',
    ask: 'How do I learn a tune by heart?',
    asks: 'tune memorise | tune learn how | memorise | memorise tune | tune practicePlan | memorise chords',
    also: 'memorize heart remember melody roots guide tones fortnight days week steps chords',
    answer:
      'Melody first, from a record, until you can sing it; then the roots, then the guide tones, two days each. Play it for somebody at the end of the week. In the second week comp it, solo on it, and move it to another key. Chords that you remember as small cadences stay; single chords do not.',
    page: pages.forty,
  },
];
