import { questionsOn } from '../asked-question.ts';
import { age, privacyMail } from '../figures.ts';

const { answer, after, none } = questionsOn('privacy');

export const privacy = [
  answer('Do you use cookies?', '/privacy', /no cookies|sets no cookies|without cookies/i),
  answer('cookies', '/privacy', /no cookies|sets no cookies/i),
  answer(
    'Do you track visitors?',
    '/privacy',
    /no trackers|nobody makes profiles|not people|no advertising/i,
  ),
  answer('Do you sell my data?', '/privacy', /do not sell|sell nothing/i),
  answer('privcy policy', '/privacy', /privacy|stores?/i),
  answer('Who gets to see my data?', '/privacy', /amazon|AWS/i, /stripe/i),
  answer('Where is my data stored?', '/privacy', /amazon|AWS/i),
  answer('How long do you keep server logs?', '/privacy', /30 days/i),
  answer('how long are backups kept', '/privacy', /35 days/i),
  answer('How long do you keep order data?', '/privacy', /bookkeeping/i),
  answer('What do you store when I only look around?', '/privacy', /visits|count|no account|logs/i),
  answer('What do you store about my account?', '/privacy', /e-?mail/i, /orders|bought/i),
  answer('How do I ask for the deletion of my data?', '/privacy/delete-data', /form|profile/i),
  answer('delete my data', '/privacy/delete-data', /30 days|form|profile/i),
  answer('How long does a deletion request take?', '/privacy/delete-data', /30 days/i),
  answer(
    'Do I have to sign in to have my data deleted?',
    '/privacy/delete-data',
    /without signing in|no account/i,
  ),
  answer(
    'how do you no that it is realy me who asks for deletion',
    '/privacy/delete-data',
    /confirm|link/i,
  ),
  answer('I am from the EU, how do I get a copy of my data?', '/privacy', /profile|file/i),
  answer('How do I have wrong data corrected?', '/privacy', /write to|correct/i),
  answer('Is my data encrypted?', '/privacy', /encrypted/i),
  answer('When are photos uploaded to the apps removed?', '/privacy', /24 hours/i),
  answer('What is kept in my browser?', '/privacy', /session|settings|theme|storage/i),
  answer('Can children use the site?', '/privacy', age),
  answer('privacy email', '/privacy', privacyMail),
  answer('are there adverts on your pages', '/privacy', /no advertising|shows no advert/i),
  answer('Do you tell us when there was a data breach?', '/privacy', /tell you|authority/i),
  after(
    ['How do I have my data deleted?'],
    'how long does that take?',
    '/privacy/delete-data',
    /30 days/i,
  ),
  none('what does google know about me'),
  none('how do I delete my whatsapp chats'),
];
