import { questionsOn } from '../asked-question.ts';
import { paper, paperPrice } from '../figures.ts';

const { answer, after, none } = questionsOn('papers');

export const papers = [
  answer(
    'Which papers are free to read?',
    '/articles',
    /gamma-ray log|LAS 2\.0|ion balance|analysis add up|notebook|compass|leakage|potentiometric/i,
    /free/i,
  ),
  answer(
    'free papers',
    '/articles',
    /free/i,
    /gamma|LAS 2\.0|ion balance|add up|notebook|compass|leakage|potentiometric/i,
  ),
  answer('Which topics do your papers cover?', '/articles', /well logs/i, /groundwater/i),
  answer(
    'How much is the paper about Archie’s equation?',
    paper('archie-and-its-limits'),
    /archie/i,
    paperPrice('archie-and-its-limits'),
  ),
  answer('archie', paper('archie-and-its-limits'), /archie/i),
  answer(
    'What does the paper on pumping tests cost?',
    paper('reading-a-pumping-test'),
    /pumping test/i,
    paperPrice('reading-a-pumping-test'),
  ),
  answer('Is the gamma ray paper free?', paper('reading-a-gamma-ray-log'), /gamma-ray/i, /free/i),
  answer(
    'What is the paper about density-neutron crossover about?',
    paper('density-neutron-crossover'),
    /gas/i,
    /lithology|shale|clay/i,
  ),
  answer('densty neutron crosover', paper('density-neutron-crossover'), /density.neutron/i),
  answer(
    'Do you have something on seawater intrusion diagrams?',
    paper('piper-and-stiff-diagrams'),
    /piper/i,
  ),
  answer(
    'How much is the Piper paper?',
    paper('piper-and-stiff-diagrams'),
    paperPrice('piper-and-stiff-diagrams'),
  ),
  answer(
    'Is there a paper about arsenic in drinking water?',
    paper('nitrate-arsenic-fluoride'),
    /arsenic/i,
  ),
  answer(
    'price of nitrate arsenic fluoride paper',
    paper('nitrate-arsenic-fluoride'),
    paperPrice('nitrate-arsenic-fluoride'),
  ),
  answer('Which paper explains RQD?', paper('describing-a-core'), /describing a core/i),
  answer(
    'What will I learn about georeferencing old maps?',
    paper('georeferencing-legacy-maps'),
    /control points?|residuals?/i,
  ),
  answer(
    'Do you have anything on training data leakage?',
    paper('training-data-leakage'),
    /leakage/i,
    /free/i,
  ),
  answer('whats the newest paper', paper('compass-and-declination'), /compass/i),
  answer('Who writes the papers?', '/articles', /outcrop editorial|people who log wells/i),
  answer('slug test', paper('conductivity-from-grains-and-slugs'), /slug/i),
  answer(
    'How much is Hydraulic Conductivity on a Small Budget?',
    paper('conductivity-from-grains-and-slugs'),
    paperPrice('conductivity-from-grains-and-slugs'),
  ),
  answer(
    'What does the shale volume from a gamma-ray log tell me?',
    paper('reading-a-gamma-ray-log'),
    /shale/i,
    /upper limit|clean line|index|linear|at most/i,
  ),
  answer('How do I check a LAS file before I load it?', '/core', /core|LAS 2\.0/i),
  answer('what is in the field logging handbook', '/store', /notebook/i, /compass/i, /gamma ray/i),
  answer('Are the field cards free?', '/store', /free/i, /cards?/i),
  answer('What is in the workbook Six Faulty LAS Files?', '/store', /faults?/i, /answers/i),
  answer('e-books', '/store', /handbook|groundwater, from grain/i),
  answer('potentiometic map', paper('drawing-a-potentiometric-map'), /potentiometric/i),
  answer(
    'Which paper is about spatial cross validation and what does it cost?',
    paper('spatial-cross-validation'),
    /spatial cross-validation/i,
    paperPrice('spatial-cross-validation'),
  ),
  answer(
    'How many pages does the paper on Archie have?',
    paper('archie-and-its-limits'),
    /\b5\b|pages are stated|pages/i,
  ),
  after(
    ['Do you have something about pumping tests?'],
    'how much is it?',
    paper('reading-a-pumping-test'),
    paperPrice('reading-a-pumping-test'),
  ),
  after(
    ['What is the paper on feature importance about?'],
    'price?',
    paper('interpreting-feature-importance'),
    paperPrice('interpreting-feature-importance'),
  ),
  none('buy a newspaper subscription to the times'),
  none('how do I make paper aeroplanes'),
];
