import { questionsOn } from '../asked-question.ts';

const { answer, after, none } = questionsOn('gear');

export const gear = [
  answer('Do you earn money from the gear links?', '/gear', /commission|affiliate|earns/i),
  answer('affiliate', '/gear', /affiliate|commission/i),
  answer('Do I pay more when I use your links?', '/gear', /no cost to you|pay the same/i),
  answer('Which hand lens should I buy?', '/gear?tab=field', /10×|10x|ten/i),
  answer('geologist hammer', '/gear?tab=field', /620 g|22 oz|forged/i),
  answer('Which pH meter do you recommend?', '/gear', /0\.01/),
  answer('what should an arsenic test kit be able to mesure', '/gear', /10 µg/i),
  answer('How much graphics memory do I need?', '/gear?tab=lab', /24 GB/i),
  answer('which microphone for a podcast', '/gear?tab=studio', /dynamic|cardioid/i),
  answer('How cold must water samples travel?', '/gear', /6 °C/),
  answer('What acid for testing calcite?', '/gear?tab=field', /HCl|10 %/),
  answer('first aid kit for two', '/gear?tab=field', /bandage|splint|first aid/i),
  answer('Who sells the equipment on the gear page?', '/gear', /amazon|others|shop/i),
  answer('How many things are on your packing lists?', '/gear', /36/),
  after(['Which bottles do I need for bacteria samples?'], 'and for metals?', '/gear', /HDPE/i),
  none('best running shoes for marathon'),
  none('which car should I buy for the city'),
];
