import { questionsOn } from '../asked-question.ts';

const { answer, after, none } = questionsOn('company');

export const company = [
  answer('Who are you?', '/about', /outcrop/i, /geolog|rocks|programmers|geoscience/i),
  answer('about', '/about', /outcrop/i),
  answer('What is your mission?', '/about', /data usable|mission/i),
  answer('what is your vison', '/about', /clear answer|archive|earth/i),
  answer('How many users do you have?', '/about', /5K\+?|5,?000/i),
  answer('How many projects have you done?', '/about', /200\+?/),
  answer('Which three products are your flagships?', '/about', /nexus/i, /aquatest/i, /core/i),
  answer('Why do you not sell subscriptions?', '/about', /once/i),
  answer('company adress', '/contact', /Quarry Road|Sudbury/),
  answer('What do you believe in?', '/about', /source|repeatable|unknown/i),
  answer('What do your customers say?', '/', /LAS|ion balance|gamma/i),
  after(['Who is behind Outcrop?'], 'where are you based?', '/contact', /Sudbury|Canada/i),
  none('who is the ceo of tesla'),
  none('shell share price'),
];
