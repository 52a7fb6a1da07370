import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask for these facts, in visitors' own words. */
export const schoolWays: WaysToAsk = {
  school: `
    who are you | what is this school | tell me about the school | what do you teach | what can I learn here
    | is this a real school | who is behind Blue Third | what do you offer | what is this site about
    | are you a music school`,
  'school-real': `
    is this school real | does Blue Third exist | is this a fake shop | are you a sample site
    | is it an invented company | are the books you cite real`,
  level: `
    are the lessons for beginners | what level do I need | is it too hard for me | lessons for advanced players
    | do I have to read music | can a beginner start here | I am new to jazz | I play classical piano, is this for me
    | prerequisites for the lessons | am I good enough`,
  instruments: `
    I play saxophone, are the lessons for me | lessons for guitar | do you have lessons for trumpet
    | is this only for pianists | which instruments do you teach | lessons for singers | for bass players?
    | jazz violin lessons | can drummers use the lessons`,
  'start-here': `
    which lesson should I read first | where do I begin | best first lesson | in which order do I read the lessons
    | what should I start with | I'm new, what now | first lesson for me | suggest a lesson`,
  'lesson-content': `
    what do I get in a lesson | how long is a lesson | how many pages does a lesson have
    | what does a lesson look like | do lessons have exercises | are there notes in the lessons
    | what is inside a lesson | format of a lesson`,
  'lesson-tracks': `
    are backing tracks included | do I get audio with a lesson | do lessons include play-alongs
    | is there a recording with the lesson | backing tracks with the lessons? | are the sessions part of a lesson
    | does a lesson have sound | do I have to buy the track separately`,
  'backing-tracks': `
    do you sell play-alongs | backing tracks for jazz | minus one tracks | where do I find backing tracks
    | something to play along with | backing tracks in all keys | play along with a rhythm section
    | what can I practise with`,
  sessions: `
    what are practice sessions | how do the sessions work | what happens in a session | how long is a session
    | are the sessions podcasts | what do I do with a session | play-along sessions explained`,
  'session-band': `
    who is the band in the recordings | are the sessions played by real musicians | is that a computer playing
    | is the bass real | are the backing tracks recorded live | who plays the bass | do humans play the sessions
    | is it AI music`,
  'session-chords': `
    are the chords shown | is there a chord chart for the session | can I read the changes while playing
    | where do I see the chords | chart for blues in F | do sessions have chord symbols`,
  'score-files': `
    what do I get when I buy a score | what files do I get with a score | which files are in a score
    | is the score a PDF | can I print the score | what format is the sheet music | what is in the zip
    | how do I open the score | sheet music format`,
  musicxml: `
    how do I open a musicxml file | which program opens musicxml | what is MusicXML | how do I play a MIDI file
    | program for midi | does it work with MuseScore | can I use it in Logic | open in GarageBand
    | do I need special software | what do I do with a MIDI file`,
  transpose: `
    can I change the key of a score | parts for B flat instruments | E flat saxophone part | transposing for trumpet
    | is there a part for alto sax | transpose to another key | concert pitch or transposed
    | what key do I play on tenor sax | can I play it in G`,
  'slow-down': `
    slow down the track | change the tempo of a backing track | is it too fast for me | can I mute the piano
    | turn off the bass in the track | play a session slower | speed of the play-along
    | remove an instrument from the track`,
  'private-lessons': `
    do you offer private lessons | can I have a teacher on Zoom | can I have a teacher | lessons by Zoom
    | are there video lessons | one-to-one lessons | can somebody teach me in person | live online classes
    | do you have courses with a teacher | can I book a lesson`,
  'send-recording': `
    will somebody listen to my recording | feedback on my playing | can a teacher hear me play | send my solo to you
    | get critique of my playing | may I email you a recording`,
  'wrong-note': `
    there is a mistake in a lesson | misprint in the score | a chord is wrong in your lesson | error in the notes
    | report a wrong note | I think bar 6 is wrong | typo in a lesson`,
  perform: `
    can I play the tunes at a gig | may I use the backing tracks on stage | use your tracks on YouTube
    | record an album with the tracks | do I pay royalties | perform the etude in a concert
    | may I stream with your backing track | public performance allowed`,
  'teach-with': `
    can I use the lessons with my pupils | photocopy for my class | I am a music teacher, may I copy
    | use in my school | hand out pages to students | licence for a music school
    | may I share a lesson with my student | teach from your lessons`,
  certificate: `
    is there a diploma | do you give certificates | is there an exam | graded exams | does it count for a degree
    | certificate of completion`,
  believe: `
    what is your teaching method | what is your teaching philosophy | your philosophy | how do you teach
    | what are your principles | what does the school stand for | teaching approach`,
  visit: `
    where is the school | can I visit you in Tokyo | can I come by | address of the school | are you in Tokyo
    | opening hours | where are you located | do you have a studio I can visit | which city are you in`,
  abroad: `
    can I buy from Europe | can I buy from Germany | do you sell abroad | I live in the US, can I buy
    | foreign credit card | pay in yen from overseas | is it available outside Japan | do you ship to Germany
    | international customers`,
  'yen-look': `
    why no cents | what is 900 yen | prices in yen without decimals | is the price in yen | japanese yen price`,
};
