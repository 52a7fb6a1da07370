import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

/** Chords and voice leading. */
export const harmonyFacts: readonly Fact[] = [
  {
    id: 'two-five-one',
    ask: 'What is a ii–V–I?',
    asks: 'twoFive | twoFive what | twoFive explain | twoFive chords | twoFive how | twoFive mean',
    also: 'cadence three chords second fifth first degree progression roman numerals dm7 g7 cmaj7 standard tunes',
    answer:
      'A cadence of three chords, on the second, fifth and first degree of a key: in C major Dm7, G7 and Cmaj7. Its roots fall by fifths, which is why it sounds inevitable. Most standard tunes are made of little else, in one key after another.',
    page: pages.moves,
  },
  {
    id: 'two-notes',
    ask: 'Which two notes move in a ii–V–I?',
    asks: 'twoFive guideTones | twoFive notes move | guideTones twoFive | twoFive voiceLeading | twoFive move',
    also: 'third seventh fall half step stay resolve which note',
    answer:
      'The sevenths. In C, the C of Dm7 falls to B, the third of G7, while F stays; then F, which has become the seventh, falls to E, the third of Cmaj7. Each time a seventh falls by a half step to the third of the next chord.',
    page: pages.moves,
  },
  {
    id: 'guide-tones',
    ask: 'What are guide tones?',
    asks: 'guideTones | guideTones what | guideTones mean | guideTones chord | guideTones how',
    also: 'third seventh chord quality notes matter important',
    answer:
      'The third and the seventh of a chord. The bass has the root, and the fifth says little; these two tell the ear whether a chord is major, minor or dominant. Played alone, with two fingers, they still let you hear the whole harmony go by.',
    page: pages.moves,
  },
  {
    id: 'guide-tone-line',
    ask: 'How do I practise guide tones?',
    asks: 'guideTones practicePlan | guideTones line | guideTones learn | guideTones improvise | guideTones etude | guideTones exercise',
    also: 'sing solo line half notes tune write resolve move little as possible start',
    answer:
      'Begin on the third or seventh of the first chord, and move as little as you can to reach the third or seventh of the next. Sing that line in half notes over a whole tune, then play it, then fill it in. The Guide-Tone Étude is sixteen bars of it: bare the first time, filled in the second.',
    page: pages.etude,
  },
  {
    id: 'voice-leading',
    ask: 'What is voice leading?',
    asks: 'voiceLeading | voiceLeading what | voiceLeading how | voiceLeading good | voiceLeading chords',
    also: 'smooth nearest note step voices chords move little',
    answer:
      'Voice leading is how each note of a chord goes on to the next chord. In jazz the rule of thumb is: keep what both chords share, and move the rest by a step. If your hand jumps in a ii–V–I, look for the nearest guide tones.',
    page: pages.moves,
  },
  {
    id: 'tritone-sub',
    ask: 'What is a tritone substitution?',
    asks: 'tritoneSub | tritoneSub what | tritoneSub how | tritoneSub explain | tritoneSub chord | tritoneSub why | tritoneSub example',
    also: 'dominant seventh replaced flat five d flat g7 db7 work shares third bass half step chromatic dominants use instead replace which',
    answer:
      'A dominant seventh chord is replaced by the dominant a tritone away: D♭7 instead of G7. It works because the two share their guide tones: B and F are third and seventh of G7, and F and C♭, which is B, are third and seventh of D♭7. The bass then slides down by half steps: Dm7, D♭7, Cmaj7.',
    page: pages.moves,
  },
  {
    id: 'rootless',
    ask: 'What are rootless voicings?',
    asks: 'rootless | rootless what | rootless voicing | rootless how | rootless piano | rootless chords | rootless left',
    also: 'third seventh ninth fifth thirteenth hand pianist form a b bill evans four notes without root',
    answer:
      'Chords of four notes without the root, which the bass plays. Take the guide tones and add a note to each side: for Dm7 F–A–C–E, for G7 F–A–B–E, for Cmaj7 E–G–B–D. From Dm7 to G7 a single finger moves. Turned upside down they make the second form, and with both you can play any tune without jumping.',
    page: pages.moves,
  },
  {
    id: 'shell',
    ask: 'What is a shell voicing?',
    asks: 'shell | shell what | shell voicing | shell how | shell guitar',
    also: 'root third seventh three notes two left hand bud powell guitar simple',
    answer:
      'Root, third and seventh, and nothing else; pianists often play only the root with one of the other two. It is the smallest voicing that tells the whole chord, so it is a good first one, and on guitar it leaves a finger free.',
    page: pages.moves,
  },
  {
    id: 'drop-two',
    ask: 'What is a drop 2 voicing?',
    asks: 'dropTwo | dropTwo what | dropTwo voicing | dropTwo how',
    also: 'second from top octave down close position guitar spread',
    answer:
      'Take a four-note chord in close position and lower its second note from the top by an octave. The chord opens up, lies well on guitar strings, and suits a melody on top.',
    page: pages.room,
  },
  {
    id: 'quartal',
    ask: 'What are quartal voicings?',
    asks: 'quartal | quartal what | quartal voicing | quartal how | quartal modal',
    also: 'fourths stacked so what chord mccoy tyner open modal',
    answer:
      'Chords built from fourths instead of thirds. They sound open and say little about major or minor, so they suit modal tunes. The chord of “So What” is one with a third on top: for Dm7, from below, E–A–D–G–B.',
    page: pages.room,
  },
  {
    id: 'register',
    ask: 'Where on the keyboard do I play chords?',
    asks: 'voicing where | voicing register | register | comping where | register comping | voicing low',
    also: 'low muddy mud growl bass middle c high above soloist octave range left hand piano keep',
    answer:
      'Keep the lowest note of a voicing above the C below middle C: lower, thirds turn to mud and you step on the bass player’s foot. Keep the top below the soloist unless you want to be heard. That leaves an octave and a half, which is plenty.',
    page: pages.room,
  },
  {
    id: 'secondary-dominant',
    ask: 'What is a secondary dominant?',
    asks: 'secondaryDominant | secondaryDominant what | secondaryDominant how | secondaryDominant example',
    also: 'dominant of another chord than home v leads a7 dm7 key chromatic',
    answer:
      'A dominant seventh that leads to a chord other than home. In C, A7 leads to Dm7 and D7 to G7; each brings a note from outside the key, and each sounds like a small promise. Chains of them make the bridge of rhythm changes.',
    page: pages.moves,
  },
  {
    id: 'turnaround',
    ask: 'What is a turnaround?',
    asks: 'turnaround | turnaround what | turnaround chords | turnaround how | turnaround blues',
    also: 'last two bars back top chords i vi ii v end',
    answer:
      'The chords of the last two bars, which lead back to the top: usually I, VI, ii, V with two beats each. In a blues in F they are F7, D7, Gm7 and C7. Play them as a question, because the next chorus is the answer.',
    page: pages.bars,
  },
  {
    id: 'dominant-blues',
    ask: 'Why does a blues begin on a dominant seventh?',
    asks: 'dominant blues | blues dominant | dominant blues why | blues seventh home',
    also: 'f7 home tonic resolve seventh colour begin first chord not major all three',
    answer:
      'In the blues a seventh is no tension that has to resolve; it is the colour of the house. F7 is home although it has an E♭ in it, and all three chords of the simple form are dominant sevenths.',
    page: pages.bars,
  },
  {
    id: 'altered',
    ask: 'What is an altered chord?',
    asks: 'altered | altered what | altered scale | altered how | altered dominant',
    also: 'dominant flat nine sharp nine sharp eleven flat thirteen tension melodic minor half step above',
    answer:
      'A dominant seventh whose ninth and fifth are raised or lowered: ♭9, ♯9, ♯11, ♭13. “G7alt” wants a mixture of them. The scale for it is the melodic minor a half step above, A♭ melodic minor over G7; all of it leans towards C.',
    page: pages.moves,
  },
  {
    id: 'diminished',
    ask: 'What is a diminished chord for?',
    asks: 'diminished | diminished what | diminished chord | diminished how | diminished passing',
    also: 'passing minor thirds dim7 bass half step bar six three different only whole use scale',
    answer:
      'Stacked minor thirds, so that there are only three different ones. Jazz uses it to pass: in a blues in F the bass rises from B♭ to B, and Bdim7 carries it on to C, under F7. A dim7 is also a dominant with a flat ninth in disguise: Bdim7 is G7♭9 without its root.',
    page: pages.bars,
  },
  {
    id: 'half-diminished',
    ask: 'What is a half-diminished chord?',
    asks: 'halfDim | halfDim what | halfDim chord | halfDim how',
    also: 'm7b5 minor seven flat five ii minor key circle slash',
    answer:
      'A minor seventh chord with a flat fifth, written m7♭5 or ø: on D, D–F–A♭–C. It is the ii of a minor key, and its flat fifth is the flat ninth of the dominant that follows, so that note stays.',
    page: pages.moves,
  },
  {
    id: 'minor-cadence',
    ask: 'How does a ii–V–i in minor work?',
    asks: 'minorCadence | minorCadence how | minorCadence what | minorCadence chords | minorCadence voicing',
    also: 'flat five flat nine sixth c minor key half-diminished half diminished chords',
    answer:
      'The ii has a flat fifth and the dominant a flat ninth, and it is the same note: in C minor, A♭ in Dm7♭5 and in G7♭9. It stays for two chords and falls to G. On the last chord play the sixth instead of the seventh: Cm6 sounds arrived, Cm7 wants to go on.',
    page: pages.moves,
  },
  {
    id: 'cycle',
    ask: 'What is the cycle of fifths?',
    asks: 'cycle | cycle what | cycle how | cycle practicePlan | cycle keys | cycle jazz',
    also: 'fourths keys order down roots twelve circle tunes',
    answer:
      'The twelve keys in the order in which roots fall by a fifth: C, F, B♭, E♭, A♭, D♭, G♭, B, E, A, D, G, and home. Jazz harmony moves along it most of the time, which is why musicians practise in that order. Going up a fourth is the same step.',
    page: pages.moves,
  },
  {
    id: 'twelve-keys',
    ask: 'How do I practise in all twelve keys?',
    asks: 'twelveKeys | twelveKeys practicePlan | twelveKeys how | twelveKeys twoFive | twelveKeys route',
    also: 'route every key down whole step cadence without jumping order six all',
    answer:
      'Lower the third and the seventh of the last chord, and it becomes the ii of a key a whole step down: from C to B♭, A♭ and on. After six keys you are back, and beginning on D♭ gives you the other six. The session Round the Cycle plays this route, and the lesson Two Notes Move writes it out.',
    page: pages.cycle,
  },
  {
    id: 'chord-symbols',
    ask: 'How do I read chord symbols?',
    asks: 'chordSymbol | chordSymbol read | chordSymbol how | chordSymbol mean | chordSymbol what',
    also: 'triangle minus m7 dash circle delta maj7 slash write notation letters numbers chart sus',
    answer:
      'The letter is the root; what follows is the kind. Maj7 or a triangle is a major seventh, m7 or −7 a minor chord with a minor seventh, 7 alone a dominant, ø half-diminished, ° diminished. Numbers like ♭9 or 13 are added colours, and a letter after a slash is the bass note.',
    page: pages.moves,
  },
  {
    id: 'extensions',
    ask: 'Which extensions can I add to a chord?',
    asks: 'extensions | extensions which | extensions chord | extensions add | extensions how | extensions what',
    also: 'ninth eleventh thirteenth tension colour minor major dominant sharp eleven colours notes',
    answer:
      'On a minor seventh the ninth and eleventh; on a major seventh the ninth and, for a brighter colour, the sharp eleventh; on a dominant the ninth and thirteenth, or flat nine, sharp nine, sharp eleven and flat thirteen if it resolves. The plain eleventh rubs against a major third, so leave it out there.',
    page: pages.moves,
  },
  {
    id: 'modes',
    ask: 'Which mode goes with which chord?',
    asks: 'mode | mode chord | mode which | mode what | mode how | mode twoFive',
    also: 'dorian mixolydian ionian scale over minor dominant major play ii v i',
    answer:
      'Over a ii–V–I in C: D Dorian, G Mixolydian, C Ionian. All three are the white keys, begun on another note, so do not think in three scales. Learn the chord tones first and take the mode as the notes between them.',
    page: pages.moves,
  },
  {
    id: 'modal',
    ask: 'What is modal jazz?',
    asks: 'modal | modal what | modal how | modal tune | modal jazz',
    also: 'few chords long dorian so what miles kind blue 1959 mode',
    answer:
      'Jazz in which a single scale lasts for eight bars or more, instead of a chord in every bar. “So What”, from 1959, is the tune that everybody knows: sixteen bars of D Dorian, eight of E♭ Dorian, eight of D Dorian. With no cadence to lead you, rhythm and melody have to.',
    page: pages.articles,
  },
  {
    id: 'bebop-scale',
    ask: 'What is the bebop scale?',
    asks: 'bebopScale | bebopScale what | bebopScale how | bebopScale dominant',
    also: 'eight notes passing tone major seventh mixolydian chord tones on beat',
    answer:
      'A scale with a passing note, so that it has eight. The dominant one is Mixolydian with a major seventh between the minor one and the root: in G, G A B C D E F F♯. Start on a chord tone on the beat, and chord tones stay on the beat all the way down.',
    page: pages.moves,
  },
  {
    id: 'rhythm-changes',
    ask: 'What are rhythm changes?',
    asks: 'rhythmChanges | rhythmChanges what | rhythmChanges chords | rhythmChanges how | rhythmChanges form',
    also: 'i got rhythm gershwin aaba 32 bars b flat bridge d7 g7 c7 f7 thirty-two',
    answer:
      'The chords of Gershwin’s “I Got Rhythm”, 32 bars in AABA, usually in B♭. The A parts turn round I, VI, ii, V; the bridge goes D7, G7, C7, F7 with two bars each. After the blues it is the form that a jam session calls most often.',
    page: pages.bars,
  },
  {
    id: 'backdoor',
    ask: 'What is a backdoor cadence?',
    asks: 'backdoor | backdoor what | backdoor chords | backdoor how',
    also: 'fm7 bb7 cmaj7 iv minor flat seven dominant home progression',
    answer:
      'A way home through the minor fourth degree: in C, Fm7 and B♭7 lead to Cmaj7 instead of Dm7 and G7. The dominant comes from a whole step below. It sounds gentle where the front door sounds decided.',
    page: pages.moves,
  },
];
