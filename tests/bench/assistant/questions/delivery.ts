import { questionsOn } from '../asked-question.ts';

const { answer, after, none } = questionsOn('delivery');
const myPurchases = /my purchases|account|library/i;

export const delivery = [
  answer('How do I download a paper that I bought?', '/purchases', /download/i, myPurchases),
  answer('where are my purchases', '/purchases', myPurchases),
  answer('Can I download a file again if I lost it?', '/register', /again/i),
  answer('donwload again', '/purchases', /again/i),
  answer('In which format are the papers?', '/store', 'PDF'),
  answer('file format of the episodes', '/store', 'MP3'),
  answer('How long does a download link work?', '/privacy', /15 minutes/i),
  answer(
    'How soon can I read a paper after paying?',
    '/terms',
    /payment has arrived|arrive|at once/i,
  ),
  answer(
    'Can I read free papers without registering?',
    '/articles',
    /without an account|no account|free/i,
  ),
  answer(
    'Do I have to sign in for the free articles?',
    '/articles',
    /without an account|no account|free/i,
  ),
  answer('May I read a paper on my tablet and on my laptop?', '/terms', /all your devices/i),
  answer('how many devices', '/terms', /all your devices|every machine/i),
  answer('Am I allowed to print a paper?', '/terms', /print/i),
  answer('May I give the PDF to my collegues?', '/terms', /not included|licence|license/i),
  answer('we want the papers for a class of 30 students', '/terms', /licence|license/i),
  answer('Is my access limited in time?', '/terms', /without an end|as long as you like/i),
  answer('How do I listen in my own podcast app?', '/podcasthub', /feed/i),
  answer('rss feed', '/podcasthub', /feed/i),
  answer('Can bought episodes go into Apple Podcasts too?', '/podcasthub', /feed/i),
  answer('Can I hear an episode before I buy it?', '/podcasthub', /40 seconds|preview/i),
  answer('how long is the preveiw of an episode', '/podcasthub', /40 seconds/i),
  answer('Are there transcripts of the episodes?', '/podcasthub', /transcript/i),
  answer('playback speed', '/settings', /speed/i),
  answer('is there a dark mode?', '/settings', /dark/i),
  answer('Which file do I get when I buy Core?', '/core', /core-las-[\d.]+\.tgz/),
  answer(
    'Do you sell the gear yourself and ship it?',
    '/store',
    /sold by others|seller|affiliate|amazon|shop/i,
  ),
  answer('How is the finished narration sent to me?', '/audio', /e-?mail/i, /drive/i),
  after(['I bought a paper'], 'where do I find it now?', '/purchases', myPurchases),
  after(
    ['Can I hear an episode before I buy it?'],
    'how much of it?',
    '/podcasthub',
    /40 seconds/i,
  ),
  none('track my ups parcel'),
  none('how do I download youtube videos'),
];
