import type { Fact } from '#shared/assistant/fact.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { policyPeriods } from '../config/policy-periods.ts';
import { pages } from './pages.ts';

const { support } = siteConfig.emails;
const { supportReply } = policyPeriods;

/** The school and what it sells. */
export const schoolFacts: readonly Fact[] = [
  {
    id: 'school',
    ask: 'What is Blue Third?',
    asks: 'company | company what | company who | company list | company about | school what',
    also: 'jazz school lessons sessions scores adults people who play home invented small teach',
    answer:
      'Blue Third is a small school for grown-ups who play jazz at home: printed lessons, play-along sessions, scores and backing tracks, bought once and kept. Strictly speaking it is an invented school, which comes with the program that runs this site; the music in its lessons is real.',
    page: pages.about,
  },
  {
    id: 'school-real',
    ask: 'Does the school really exist?',
    asks: 'schoolReal | company real | schoolReal who | company real exist',
    also: 'invented exist real people actual true sample fake',
    answer:
      'No: Blue Third School of Jazz is invented and shows what a shop for another subject looks like. The music in its lessons is real, and so are the books that they cite. You are welcome to practise with both.',
    page: pages.about,
  },
  {
    id: 'level',
    ask: 'For which level are the lessons?',
    asks: 'level | level paper | paper level | level who | level beginner | level need | beginner paper | beginner',
    also: 'beginner advanced intermediate suited hard easy know before start need read notes prior can i',
    answer:
      'For grown-ups who can play their instrument and read notes, and who want to play jazz. You need no theory for the free lessons on swing and the blues; Two Notes Move and Hear before You Name expect that you can name the notes of a chord.',
    page: pages.articles,
  },
  {
    id: 'instruments',
    ask: 'For which instruments are the lessons?',
    asks: 'instrument | instrument paper | instrument which | instrument lessons | paper instrument | instrument episode | instrument suited',
    also: 'piano guitar saxophone trumpet bass voice drums violin any all suitable my play',
    answer:
      'For any. Time, form, ears and practice concern everybody; the harmony and comping lessons are written at the keyboard, and guitarists can use them too. Each example is in concert pitch, with the notes written out.',
    page: pages.articles,
  },
  {
    id: 'start-here',
    ask: 'Where should I start?',
    asks: 'startHere | startHere paper | startHere what | paper start | paper first | startHere first',
    also: 'begin first lesson which free order new here read',
    answer:
      'With two free lessons: Where the Beat Leans, on swing, and Twelve Bars, on the blues. Read one, play the free session that goes with it, Two and Four or Blues in F, and use Forty Minutes as a plan for the week. Then Two Notes Move, if you play chords.',
    page: pages.beat,
  },
  {
    id: 'lesson-content',
    ask: 'What is in a lesson?',
    asks: 'paper content | paper what | paper long | paper pages | paper exercises | lessonContent | paper include',
    also: 'printed notes written out week practice pages pdf examples figures inside included contain get how',
    answer:
      'A few printed pages as a PDF: a question that a student really asked, the answer with its notes written out, and a week of exercises at the end. If it got longer than that, it was two lessons.',
    page: pages.articles,
  },
  {
    id: 'lesson-tracks',
    ask: 'Do lessons come with backing tracks?',
    asks: 'backingTrack paper | paper backingTrack | backingTrack include | backingTrack paper include | paper audio | backingTrack lesson included',
    also: 'come with included sound play along recording extra separate need episode sessions',
    answer:
      'No, a lesson is a PDF. What to play along with is on the other shelves: sessions with bass, chords and cymbal, of which Blues in F and Two and Four are free, and Cadences in Twelve Keys, twelve MIDI backing tracks. Most lessons name the session that goes with them.',
    page: pages.cadences,
  },
  {
    id: 'backing-tracks',
    ask: 'Do you have backing tracks?',
    asks: 'backingTrack | backingTrack list | backingTrack buy | backingTrack which | backingTrack where | backingTrack what',
    also: 'midi play along cadences twelve keys sell piano bass mute have',
    answer:
      'Yes. Cadences in Twelve Keys is twelve MIDI files: a ii–V–I of four bars, eight times, in every major key, with piano and bass on channels of their own. Mute one of them and play it yourself. The sessions are play-alongs too, recorded as MP3.',
    page: pages.cadences,
  },
  {
    id: 'sessions',
    ask: 'What is a session?',
    asks: 'episode what | episode how | episode play | sessionWhat | episode include',
    also: 'play along bass chords cymbal task minute half practice program',
    answer:
      'A play-along of about a minute and a half with one task: a walking bass, chords and a cymbal keep going while you find the note. A transcript with the chords of every bar comes with it. It plays in the browser or in your podcast app.',
    page: pages.podcasts,
  },
  {
    id: 'session-band',
    ask: 'Who plays in the sessions?',
    asks: 'episode who | episode band | bandWho | bandWho episode | episode voices | episode musicians',
    also: 'program synthesizer computer real people bass piano machine ai generated human played recorded musician',
    answer:
      'A small program of ours: an oscillator for the bass, three for the chords, filtered noise for the cymbals. It has good time and no ideas. That is what a practice partner is for; the taste is your part.',
    page: pages.about,
  },
  {
    id: 'session-chords',
    ask: 'Do I see the chords while a session plays?',
    asks: 'episode chords | episode transcript chords | transcript chords | episode score | episode read',
    also: 'chart changes written transcript show bar follow screen',
    answer:
      'Yes: each session has a transcript that follows the music and names the chords of every bar. For a paid session, you see it once you own it.',
    page: pages.podcasts,
  },
  {
    id: 'score-files',
    ask: 'What is in a score?',
    asks: 'score | score what | score include | score content | score file | score format | score open',
    also: 'musicxml midi files zip open program musescore print notation contain inside download pdf',
    answer:
      'An archive with the score as MusicXML, for MuseScore, Dorico, Sibelius or Finale, the same as MIDI to play along with, and a short README. The parts are a melody, piano and bass.',
    page: pages.store,
  },
  {
    id: 'musicxml',
    ask: 'Which program opens MusicXML and MIDI?',
    asks: 'musicxml | musicxml open | midi | midi open | midi program | musicxml program | musicxml what | midi what | musicxml install',
    also: 'musescore sequencer free software daw garageband logic read play need which app file',
    answer:
      'MusicXML opens in any notation program: MuseScore is free, and Dorico, Sibelius and Finale read it too. MIDI opens in the same programs and in every sequencer, where you can change the tempo and the key and mute a part.',
    page: pages.store,
  },
  {
    id: 'transpose',
    ask: 'Can I have a score in another key?',
    asks: 'transpose | transpose score | transpose how | transpose instrument | transpose midi | score transpose',
    also: 'key change b flat e flat instrument trumpet saxophone alto tenor clarinet different parts written',
    answer:
      'Yes: open the MusicXML in your notation program and transpose it, or the MIDI in your sequencer. For a B♭ instrument write it a whole step higher, for an alto saxophone a major sixth higher: where the concert note is C, a trumpet reads D and an alto A.',
    page: pages.twelveBars,
  },
  {
    id: 'slow-down',
    ask: 'Can I slow a backing track down?',
    asks: 'slowTrack | slowTrack backingTrack | backingTrack tempo | backingTrack slowTrack | slowTrack midi | tempo backingTrack | tempo episode',
    also: 'speed slower faster change player session mute midi sequencer track',
    answer:
      'Yes. A MIDI file does not mind: set the tempo in your sequencer, and mute the piano or the bass if you want to play it. A session can be played at half, three quarter, one and a quarter or one and a half times its speed, in the player.',
    page: pages.cadences,
  },
  {
    id: 'private-lessons',
    ask: 'Do you give private lessons?',
    asks: 'teacher | teacher lesson | teacher have | teacher private | teacher online | teacher video | teacher live',
    also: 'live zoom video one person individual course in class offer person teach me online',
    answer: `No, there are no live or video lessons; everything here is printed or recorded. But a teacher reads every letter: write with a question about a lesson, or with a recording of yourself that you want somebody to hear, and you get an answer within ${supportReply}.`,
    page: pages.contact,
  },
  {
    id: 'send-recording',
    ask: 'Can I send you a recording of my playing?',
    asks: 'sendRecording | sendRecording how | recordMyself send | sendRecording where | recordMyself contact',
    also: 'listen feedback hear email teacher comment critique opinion audio file',
    answer: `Yes. Write to ${support} and say which lesson it is about and which bar; a teacher listens and answers within ${supportReply}.`,
    page: pages.contact,
  },
  {
    id: 'wrong-note',
    ask: 'I found a wrong note in a score. What do I do?',
    asks: 'wrongNote | wrongNote score | score wrong | score mistake | wrongNote paper | paper mistake',
    also: 'error typo misprint correct tell report bar bug correction',
    answer: `Tell us: ${support}, with the lesson or score and the bar. If it is wrong we correct it, and the new edition is yours to download under My Purchases.`,
    page: pages.contact,
  },
  {
    id: 'perform',
    ask: 'May I perform the tunes and use the tracks on stage?',
    asks: 'perform | perform score | perform backingTrack | perform tune | backingTrack perform | perform licence | backingTrack licence',
    also: 'gig concert stage recording public allowed youtube video album play may royalties publish',
    answer:
      'Yes. You may perform the tunes and études anywhere, and use the backing tracks on stage and in recordings of your own playing. Selling, publishing or passing on the files themselves is not included.',
    page: pages.terms,
  },
  {
    id: 'teach-with',
    ask: 'May I copy a lesson for my students?',
    asks: 'teachUse | teachUse paper | teachUse copy | teachUse licence | teachUse score',
    also: 'pupils copy single pages teach own class school library print hand out photocopy allowed share student',
    answer: `You may copy single pages for students that you teach in person. For a school, a class or a library write to ${support} for a licence.`,
    page: pages.terms,
  },
  {
    id: 'certificate',
    ask: 'Do I get a certificate?',
    asks: 'certificate | certificate have | certificate paper | certificate exam',
    also: 'exam grade diploma degree test marks credits course completion',
    answer:
      'No. There are no exams, grades or certificates here. The proof is the recording that you make after eight weeks, beside the first one.',
    page: pages.forty,
  },
  {
    id: 'believe',
    ask: 'What does the school believe in?',
    asks: 'mission | mission what | mission company | believe | believe what',
    also: 'sound before names time notes few things often somebody else principles values teach philosophy method',
    answer:
      'Four things. Sound before names: sing it, find it, and only then learn what it is called. Time before notes. Few things, often. And for somebody else: most of the music is accompaniment, so we practise leaving room.',
    page: pages.about,
  },
  {
    id: 'visit',
    ask: 'Can I visit the school?',
    asks: 'visit | place visit | place | place where | place company | company place | hours | hours company',
    also: 'tokyo koenji address open building come by in person where are you street located suginami',
    answer: `No. The school is invented and so is its street in Koenji, Tokyo: there is no room to visit and there are no opening hours. Letters by email reach us at ${support}.`,
    page: pages.contact,
  },
  {
    id: 'abroad',
    ask: 'Can I buy from outside Japan?',
    asks: 'abroad | abroad buy | buy abroad | abroad payment | payment abroad | abroad card',
    also: 'country foreign overseas card currency yen outside japan europe usa other convert',
    answer:
      'Yes. Everything is a download, so it reaches any country. Prices are in yen; Stripe charges your card in yen, and your bank converts at its own rate.',
    page: pages.terms,
  },
  {
    id: 'yen-look',
    ask: 'Why are there no decimals in the prices?',
    asks: 'yen | yen what | price yen | yen decimals | currency yen',
    also: 'hundred sen cents decimals amount japanese',
    answer:
      'Because the yen has none: ¥900 is nine hundred yen. The price you see is the price you pay, once.',
    page: pages.store,
  },
];
