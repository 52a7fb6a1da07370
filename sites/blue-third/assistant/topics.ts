import type { Topics } from '#shared/assistant/fact.ts';

/** The terms of jazz and of the school, with their synonyms. */
export const siteTopics: Topics = {
  // General shop words that here mean the school's items.
  paper: 'lesson, lessons, course, courses, tutorial, tutorials',
  episode: 'session, sessions, practice session, practice sessions',
  company:
    'blue third, blue third school, the school, your school, this school, music school, jazz school',
  assistant: 'blue third ai',
  // Time.
  swing:
    'swing, swinging, swung, swing feel, swings, swing rhythm, swing groove, swung feel, swing time',
  eighths: 'eighth, eighths, eighth note, eighth notes, quaver, quavers, 8th note, 8th notes, 8ths',
  triplet: 'triplet, triplets, triplet feel',
  straight:
    'straight eighths, even eighths, straight eighth, straight feel, straight, played straight, play straight',
  tempo:
    'tempo, tempos, tempi, bpm, beats per minute, beats a minute, metronome speed, metronome mark',
  metronome: 'metronome, metronomes, click, clicks, click track, metronom',
  twoFour:
    'two and four, 2 and 4, 2 4, second and fourth beat, backbeat, back beat, twos and fours, two four, 2 and four',
  timeFeel:
    'rushing, rush, rushes, dragging, drag, hurry, hurrying, time feel, sense of time, keep time, keeping time, steady time, inner time, steady tempo, speeding up, speed up, get faster, my time, lose the beat, hold the tempo, play too fast',
  laidBack: 'laid back, laid-back, lay back, laying back, behind the beat',
  accent: 'accent, accents, accented, emphasis, stressed, stress',
  articulation: 'articulation, articulate, tonguing',
  ghost:
    'ghost note, ghost notes, ghosted, ghosting, ghosted notes, swallowed note, swallowed notes',
  ride: 'ride cymbal, ride pattern, ride, cymbal pattern, hi-hat, hihat, hi hat, drum pattern, drum beat',
  walkingBass:
    'walking bass, walking bass line, walking bass lines, bass line, bass lines, walking line, walk a bass',
  syncopation: 'syncopation, syncopated, syncopate, syncopations',
  anticipation: 'anticipation, anticipations, anticipate, anticipating, push, pushes',
  shuffle: 'shuffle, shuffles',
  bossa: 'bossa, bossa nova, samba, bossanova, latin, clave',
  countIn: 'count in, count-in, count off, count-off, counting in, counting off, count us in',
  // Harmony.
  twoFive:
    'ii v i, ii-v-i, 2 5 1, 251, two five one, two five, ii v, two-five-one, 2-5-1, ii vs, ii v is, two fives, ii–v–i',
  minorCadence:
    'minor ii v i, minor two five one, minor 2 5 1, ii v i in minor, two five one in minor, 2 5 1 in minor, two five in minor, minor two five, minor cadence',
  guideTones: 'guide tone, guide tones, guidetone, guidetones, guide-tones',
  voiceLeading: 'voice leading, voice-leading, lead the voices',
  voicing: 'voicing, voicings, voice a chord, voice chords',
  rootless:
    'rootless, rootless voicing, rootless voicings, rootless chord, rootless chords, without the root, left hand voicing, left hand voicings',
  shell: 'shell, shells, shell voicing, shell voicings, shell chord, shell chords',
  dropTwo:
    'drop 2, drop two, drop 2 voicing, drop 2 voicings, drop two voicing, drop two voicings, drop-2',
  quartal:
    'quartal, quartal voicing, quartal voicings, quartal chord, quartal chords, chord in fourths, chords in fourths, fourth chords, stacked fourths, so what voicing, so what chord',
  tritoneSub:
    'tritone substitution, tritone substitutions, tritone sub, tritone subs, tritone substitute, tritone, flat five substitution, flat five sub, sub v, substitute dominant, substitution, substitutions',
  secondaryDominant:
    'secondary dominant, secondary dominants, applied dominant, v of ii, v of v, dominant of the dominant',
  turnaround: 'turnaround, turnarounds, turn around, i vi ii v',
  dominant:
    'dominant, dominants, dominant seventh, dominant chord, dominant chords, dominant seven',
  altered:
    'altered, altered chord, altered chords, altered dominant, altered scale, alt chord, alt chords, alt, g7alt',
  halfDim:
    'half diminished, half-diminished, half diminished chord, half-diminished chord, m7b5, minor seven flat five, minor 7 flat 5',
  diminished:
    'diminished, diminished chord, diminished chords, dim7, dim chord, diminished seventh, diminished passing chord',
  cycle:
    'cycle of fifths, circle of fifths, cycle of fourths, circle of fourths, circle of 5ths, cycle of 5ths',
  twelveKeys: 'twelve keys, 12 keys, all keys, every key, all twelve keys, all 12 keys, each key',
  chordSymbol:
    'chord symbol, chord symbols, chord notation, chord chart, chord charts, slash chord, triangle, delta symbol',
  extensions:
    'extension, extensions, tension, tensions, ninth, ninths, thirteenth, thirteenths, eleventh, elevenths, upper structure, chord extensions',
  mode: 'mode, modes, dorian, mixolydian, lydian, phrygian, aeolian, locrian, dorian mode',
  modal: 'modal jazz, modal, modal tune, modal tunes',
  bebopScale: 'bebop scale, bebop scales, bebop dominant scale, bebop dominant',
  rhythmChanges: 'rhythm changes, i got rhythm',
  backdoor: 'backdoor, back door, backdoor cadence, backdoor progression, back door progression',
  register: 'register, registers, octave range',
  // Form.
  jazzBlues: 'jazz blues, jazz blues changes, quick change',
  birdBlues:
    'bird blues, blues for alice, parker blues, charlie parker blues, birds blues, bird’s blues, parker changes',
  bluesScale: 'blues scale, blues scales, minor pentatonic',
  blueNote: 'blue note, blue notes, the blue third, blues third, a blue third, blue thirds',
  schoolName: 'your name, this name, called blue third, name blue third, blue third mean',
  blues:
    'blues, twelve bar blues, twelve-bar blues, 12 bar blues, 12-bar blues, twelve bars, 12 bars, twelve bar',
  aaba: 'aaba, 32 bars, thirty-two bars, 32 bar form, 32-bar form, song form, bridge of a tune, middle eight, 32 bar, bridge',
  chorus: 'chorus, choruses',
  head: 'head, heads, head out, head in',
  tradeFours: 'trading fours, trade fours, fours, trading eights, trades fours',
  lost: 'lost in the form, lost, get lost, lose my place, lost my place, lose the form, losing the form, keep my place, lose count, losing my place',
  leadSheet: 'lead sheet, lead sheets, leadsheet, leadsheets, real book, fake book',
  jam: 'jam session, jam sessions, jam, jams, jamming, sitting in, sit in',
  intro: 'intro, intros, introduction to a tune',
  ending: 'ending, endings, end a tune, finish a tune',
  contrafact: 'contrafact, contrafacts',
  tune: 'tune, tunes, standard tune, standards, jazz standard, jazz standards, standard, repertoire, song, songs',
  memorise: 'memorise, memorize, by heart, memorising, memorizing, memorised, memorized',
  // Comping.
  comping:
    'comping, comp, comps, accompany, accompanying, accompanist, accompanists, behind a soloist, behind a solo',
  charleston: 'charleston, charleston rhythm',
  singer: 'singer, singers, vocalist, vocalists',
  bassSolo: 'bass solo, bass solos',
  drumSolo: 'drum solo, drum solos',
  freddieGreen: 'freddie green, freddy green, four to the bar, four to the bar guitar',
  pianoGuitar:
    'piano and guitar, guitar and piano, pianist and guitarist, guitarist and pianist, two chord instruments',
  // Ears.
  earTraining:
    'ear training, train my ear, train my ears, ears, ear, aural, aural skills, by ear, hear the changes, hear chords',
  voiceNeeded: 'good voice, tone deaf, terrible voice, singing voice, bad voice',
  perfectPitch: 'perfect pitch, absolute pitch, relative pitch',
  chordQuality:
    'chord quality, chord qualities, kind of chord, kinds of chord, kinds of chords, chord type, chord types, recognise chords, recognize chords, name chords, seventh chords, chord recognition',
  interval: 'interval, intervals, interval training',
  transcribe:
    'transcribe, transcribing, transcribed, solo off a record, solos off records, taking down solos, take down a solo, taking down a solo, lift a solo, lifting a solo, copy a solo, copying a solo, work out a solo, learn a solo, take a solo down',
  lick: 'lick, licks',
  // Practice.
  practicePlan:
    'practice, practise, practising, practicing, practised, practiced, practice plan, practice routine, practice schedule, routine, exercise, exercises, rehearse',
  recordMyself:
    'record myself, recording myself, recordings of myself, hear myself, record my practice, record my playing, recording my playing',
  forgetPractice:
    'forget what i learnt, forget what i learned, forgetting what i learnt, forgetting what i learned, forget everything, forgetting, spaced repetition',
  deliberate: 'deliberate practice, deliberate, effective practice',
  improvise:
    'improvise, improvising, improvisation, improviser, solo, solos, soloing, improvisations',
  scales: 'scale, scales, arpeggio, arpeggios',
  enclosure: 'enclosure, enclosures',
  approachNote:
    'approach note, approach notes, approach tone, approach tones, target note, target notes',
  withoutInstrument:
    'without an instrument, without my instrument, without instrument, no instrument, away from the instrument, on the train, on the bus, without a piano',
  pain: 'pain, hurt, hurts, hurting, tendonitis, sore, painful, ache, aches',
  records: 'records, record to hear, albums, album, discography, jazz records, jazz albums',
  listenJazz: 'listen to jazz, jazz to listen, hear in jazz',
  // The school.
  schoolReal: 'really exist, exist, exists, invented, real school, fake school, school real',
  level:
    'level, levels, difficulty, too hard, too difficult, good enough, advanced, intermediate, prerequisites',
  beginner: 'beginner, beginners, new to jazz, starting out',
  instrument:
    'instrument, instruments, saxophone, saxophones, sax, trumpet, guitar, piano, flute, clarinet, trombone, violin, guitarist, guitarists, pianist, pianists, bassist, drummer, saxophonist, trumpeter',
  startHere:
    'where should i start, where do i start, where to start, where do i begin, start with, begin with, first lesson, lesson first',
  lessonContent: 'in a lesson, inside a lesson, lesson contain, lesson contains, lesson consist',
  sessionWhat: 'how do the sessions work, kind of session',
  backingTrack:
    'backing track, backing tracks, backing, play-along, play-alongs, play along, play alongs, playalong, playalongs, accompaniment track, minus one, rhythm section track, track, tracks',
  bandWho: 'the band, real musicians, real people playing, real bass, plays the bass, musicians',
  score: 'score, scores, sheet music, étude, etude, études, etudes, notation, the notes of a tune',
  midi: 'midi, midi file, midi files',
  musicxml:
    'musicxml, music xml, musescore, sibelius, dorico, finale, garageband, logic, xml score',
  transpose:
    'transpose, transposed, transposing, another key, different key, other key, change the key, b flat instrument, b flat instruments, e flat instrument, transposed part, transposed parts, concert pitch, alto sax, tenor sax',
  slowTrack:
    'slow down, slow it down, slower, slow a, slowed down, slowing down, mute, turn off the bass, turn off the piano',
  teacher:
    'private lesson, private lessons, teacher, teachers, tutor, live lesson, live lessons, video lesson, video lessons, zoom lesson, zoom lessons, one to one, one-to-one, private teacher, online lesson, online lessons, live classes, book a lesson',
  sendRecording:
    'send you a recording, send a recording, send my recording, send you my recording, feedback on my playing, listen to my playing, hear me play, listen to my recording, send my solo',
  wrongNote:
    'wrong note, wrong notes, misprint, misprints, typo, typos, mistake in, mistakes in, error in, wrong chord',
  perform:
    'perform, performing, performance, gig, gigs, concert, concerts, on stage, stage, royalties, on youtube, livestream',
  teachUse:
    'my students, my pupils, my own students, my student, for my class, my class, music teacher, my school, pupils',
  certificate: 'certificate, certificates, diploma, diplomas, exam, exams, degree',
  believe: 'believe in, philosophy, principles, teaching method, method, teaching approach',
  visit: 'visit, come by, drop by, opening hours',
  abroad:
    'abroad, overseas, outside japan, from europe, from the us, from america, from germany, germany, france, england, europe, america, australia, canada, foreign, international, other countries, another country',
  yen: 'yen, decimals, jpy',
};
