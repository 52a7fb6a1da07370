import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

/** Time, swing and the metronome. */
export const rhythmFacts: readonly Fact[] = [
  {
    id: 'swing',
    ask: 'What is swing?',
    asks: 'swing | swing what | swing explain | swing eighths | swing mean | swing definition',
    also: 'rhythm feel music jazz note notes long short',
    answer:
      'Swing is a way of playing eighth notes: the first of each pair is longer, the second shorter, and the short one leans into the next beat. The page shows plain eighths; your ears supply the rest. Two more things belong to it: a little weight on the short note, and notes that touch each other.',
    page: pages.beat,
  },
  {
    id: 'swing-ratio',
    ask: 'How long is the long note in swing?',
    asks: 'swing ratio | swing long | swing ratio tempo | triplet swing | swing triplet | eighths ratio | swing tempo | swing long note | eighths long',
    also: 'note short two one three even exactly ratio depends fast slow percent',
    answer:
      'It depends on the tempo. At medium tempos the long note is about twice as long as the short one, which is the triplet that textbooks draw; at slow tempos drummers go to three to one and beyond, and near 300 beats a minute the two are almost even. From medium tempos upward the short note lasts about a tenth of a second.',
    page: pages.beat,
  },
  {
    id: 'swing-stiff',
    ask: 'Why does my swing sound stiff?',
    asks: 'swing broken | swing stiff | swing march | swing wrong | swing better | swing learn | swing practicePlan | swing polka',
    also: 'like a polka sound my mechanical feel improve get swing more learn to how can play',
    answer:
      'Usually for one of three reasons: the triplet is too exact, the accent is on the beat, or there is a gap after every note. Give the note between the beats a little more weight, think and-ONE, and-TWO, and hold each note until the next one sounds. Say the line before you play it: doo-DAH doo-DAH doo-dn.',
    page: pages.beat,
  },
  {
    id: 'straight-eighths',
    ask: 'When are eighth notes played straight?',
    asks: 'straight | straight eighths | straight swing | bossa eighths | eighths straight | even eighths',
    also: 'even equal bossa latin rock funk ballad when play not swung',
    answer:
      'Eighths are even in bossa nova, samba, most Latin and funk tunes, and whenever the chart says “straight” or “even eighths”. They also come close to even in very fast swing. Where nothing is written over a jazz tune, swing is what players expect.',
    page: pages.beat,
  },
  {
    id: 'accents',
    ask: 'Which notes are accented in a swing line?',
    asks: 'accent | accent swing | accent eighths | accent beat | swing accent | articulation | articulation swing',
    also: 'off beat upbeat off-beat offbeat weight tongue slur emphasis line stress where put',
    answer:
      'The notes between the beats, lightly: each is a pick-up to the beat that follows. Wind players tongue the off-beat and slur into the beat; pianists keep the key down until the next note. The top note of a phrase gets an accent too, and the beat itself needs none.',
    page: pages.beat,
  },
  {
    id: 'ghost-notes',
    ask: 'What is a ghost note?',
    asks: 'ghost | ghost how | ghost play | ghost swing',
    also: 'swallowed hardly sounded quiet soft feel silent',
    answer:
      'A ghost note is one that you feel more than you hear: fingered, but hardly sounded. In a line of eight notes one or two are swallowed like that, usually a low note between two higher ones. It makes the others speak.',
    page: pages.beat,
  },
  {
    id: 'laid-back',
    ask: 'What does laid back mean?',
    asks: 'laidBack | laidBack play | laidBack how | laidBack swing | behind the beat',
    also: 'late behind beat soloist drummer relaxed',
    answer:
      'A laid-back player comes a little late on the beat and meets the drummer on the note between the beats. So the beat drags its feet and the off-beat is together: that is why it sounds relaxed and not slow. Playing everything late is only late.',
    page: pages.beat,
  },
  {
    id: 'ride-pattern',
    ask: 'What does the drummer play in swing?',
    asks: 'ride | ride play | drummer swing | ride swing | ride how | drummer play',
    also: 'pattern cymbal hi-hat drums all four beats skip note',
    answer:
      'The ride cymbal has all four beats, with a swung note after two and after four; the hi-hat closes on two and four. The bass walks on the four beats below. Tap the cymbal with a hand and the hi-hat with a foot until you can talk over it: it is the best clock you own.',
    page: pages.beat,
  },
  {
    id: 'two-and-four',
    ask: 'How do I practise with a metronome on two and four?',
    asks: 'metronome twoFour | metronome twoFour practicePlan | twoFour | twoFour practicePlan | metronome swing | twoFour how | metronome twoFour set | click twoFour',
    also: 'set half tempo click hear count clap play use beat hi-hat why put',
    answer:
      'Set the metronome to half the tempo, and hear its clicks as beats two and four: at 60 you play at 120. Say “one” and “three” between the clicks and walk around the room until the click sounds like a hi-hat. Then clap with it, sing over it, and only then play. Our free session Two and Four does it with you.',
    page: pages.twoAndFour,
  },
  {
    id: 'metronome-sparse',
    ask: 'How do I become independent of the metronome?',
    asks: 'metronome without | metronome independent | metronome timeFeel | metronome bar | metronome less | metronome leave',
    also: 'sparse fewer clicks silence gap once every bar one take away leave rely depend off inner',
    answer:
      'Take its clicks away a few at a time: all four, then two and four, then four alone, then the first beat of every second bar. Go on when you have come out right eight times in a row. The free session Two and Four does this in a minute and a half, and ends with four bars of nothing.',
    page: pages.twoAndFour,
  },
  {
    id: 'rushing',
    ask: 'How do I stop rushing?',
    asks: 'timeFeel | timeFeel stop | timeFeel better | timeFeel practicePlan | timeFeel broken | tempo timeFeel',
    also: 'speed up faster hurry drag slow bars stop why do always steady',
    answer:
      'Record a chorus with the click on two and four and listen for the bar in which you leave it: most people hurry in fills, before the top of the form, and where the fingers are easy. Loop that bar, slower, and breathe out before it. Then take clicks away, so that you notice a drift yourself.',
    page: pages.twoAndFour,
  },
  {
    id: 'tempo-raise',
    ask: 'When may I raise the tempo?',
    asks: 'tempo raise | tempo practicePlan | tempo faster | metronome tempo | tempo start | tempo metronome practicePlan | tempo when',
    also: 'beats minute up higher increase speed slow fast which step how begin',
    answer:
      'Set the metronome where you can play the thing without a mistake and without holding your breath. When it has gone well three times in a row, go up by four beats a minute; after two failures, go down by eight. Write the number down, and begin four lower tomorrow.',
    page: pages.forty,
  },
  {
    id: 'walking-bass',
    ask: 'How does a walking bass work?',
    asks: 'walkingBass | walkingBass how | walkingBass play | walkingBass make | walkingBass write',
    also: 'quarter notes four beat root chord tone approach half step bassist line construct',
    answer:
      'It plays a note on each beat. Put the root, or another note of the chord, on the first beat; on the fourth take a note a half or a whole step from the next root, so that you fall into it. In between walk by steps and chord tones. A repeated note is no crime.',
    page: pages.bluesInF,
  },
  {
    id: 'syncopation',
    ask: 'What is syncopation?',
    asks: 'syncopation | syncopation what | syncopation jazz',
    also: 'off beat accent between beats weak rhythm',
    answer:
      'Syncopation puts the weight where the beat is not: between two beats, or on a weak one, often held over the strong beat that follows. In jazz it is the normal case. Keep the beat in your foot, and the syncopation has something to lean against.',
    page: pages.room,
  },
  {
    id: 'anticipation',
    ask: 'What is an anticipation or push?',
    asks: 'anticipation | anticipation what | anticipation play | anticipation comping | anticipation how',
    also: 'early eighth next bar chord hold line and of four pushed',
    answer:
      'You play the chord or note of the next bar an eighth early, on the “and” of four, and hold it over the bar line. It pushes the music forward. Do it before bar five of a blues and the whole band sits up.',
    page: pages.room,
  },
  {
    id: 'shuffle',
    ask: 'What is the difference between swing and shuffle?',
    asks: 'shuffle | shuffle swing | shuffle what | swing shuffle difference',
    also: 'triplet blues rock drummer backbeat every between versus',
    answer:
      'A shuffle plays the long-short pair on every beat, strictly as a triplet, usually with a heavy backbeat; it belongs to blues and rhythm and blues. Swing leaves most of those notes out, moves its ratio with the tempo, and floats over a walking bass.',
    page: pages.beat,
  },
  {
    id: 'bossa',
    ask: 'What is the rhythm of bossa nova?',
    asks: 'bossa | bossa rhythm | bossa play | bossa how | bossa comping',
    also: 'even eighths guitar bass clave latin brazil straight root fifth',
    answer:
      'Even eighths, at a calm tempo. The bass plays root and fifth in the rhythm of a dotted quarter and an eighth; the guitar or piano plays a two-bar pattern of on-beats and off-beats over it, quietly. Nothing swings, and nobody hurries.',
    page: pages.beat,
  },
  {
    id: 'count-off',
    ask: 'How do I count in a tune?',
    asks: 'countIn | countIn how | countIn tune | countIn tempo | countIn swing',
    also: 'one two three four off start band tempo begin snap',
    answer:
      'Hear the first bars of the tune in your head first and take the tempo from them. For swing count two bars: “one” and “two” on the first and third beat, then “one, two, three, four” through the second bar. Snap on two and four while you count.',
    page: pages.bluesInF,
  },
];
