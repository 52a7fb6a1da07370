import { questionsOn } from '../asked-question.ts';
import { privacyMail, support } from '../figures.ts';

const { answer, after, none } = questionsOn('contact');

export const contact = [
  answer('How can I contact you?', '/contact', support),
  answer('support email', '/contact', support),
  answer('what is youre email adress', '/contact', /@/),
  answer('Do you have WhatsApp?', '/contact', /whatsapp/i),
  answer('How quickly does support reply?', '/contact', /2 hours/i),
  answer('response time', '/contact', /hours/i),
  answer('How long until you reply to a quote request?', '/contact', /24 hours/i),
  answer('when will somebody anser my question about privacy', '/contact', /24 to 48 hours/i),
  answer('Where is your office?', '/contact', /Sudbury/),
  answer('postal address', '/contact', /Quarry Road/),
  answer('Can I visit you?', '/contact', /appointment/i),
  answer('Which country are you in?', '/contact', /Canada/),
  answer('I am a journalist, whom do I write to?', '/contact', /press/i),
  answer('May I use your figures in my lectures?', '/contact', /teaching|ask/i),
  answer('Whom do I write to about my personal data?', '/contact', privacyMail),
  answer('Do I talk to a robot when I mail support?', '/contact', /person/i),
  answer(
    'What should I write when a download does not work?',
    '/contact',
    /account|item|screenshot/i,
  ),
  answer('are you on linkedin or youtube', '/contact', /linkedin|youtube|elsewhere/i),
  after(['Who answers questions about privacy?'], 'how fast?', '/contact', /24 to 48 hours/i),
  none('phone number of the canadian tax office'),
];
