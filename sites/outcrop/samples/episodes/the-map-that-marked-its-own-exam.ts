import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-the-map-that-marked-its-own-exam',
  slug: 'the-map-that-marked-its-own-exam',
  title: 'The Map That Marked Its Own Exam',
  shortDescription:
    'Why random cross-validation flatters every map made from clustered samples, what blocks repair, and the objection you should know.',
  longDescription: `Shuffle clustered samples into random folds, and nearly every test sample has a twin in the training set. A model then needs no process, only a memory for places, and the score will praise it.

You will hear an experiment on a surface whose truth is known, where the reported error was almost four times too small; what holding out blocks repairs and what it overdoes; the serious objection to spatial validation altogether; and the least that is owed in every study with boreholes.

No mathematics is needed. The sample paper “Spatial Cross-Validation: Testing a Map Where It Has Not Been” has the figures and the sources.`,
  priceMinor: 500,
  publishedAt: '2026-07-14T07:00:00.000Z',
  paper: 'spatial-cross-validation',
  script: [
    'Imagine an exam in which every question has been printed twice: once in the lecture notes, and once, with a word or two changed, on the paper. Everybody passes. What have you learned about the students? Very little. And that’s random cross validation, on a map.',
    'Geological samples come in clusters. Five from one outcrop, twenty from one borehole, a thousand from one flight line. Shuffle them, deal them into ten folds, and nearly every test sample has a twin from the same outcrop in the training set. A flexible model doesn’t have to learn the process. It only has to recognise the place.',
    'So we built a world in which the truth is known. A square of a hundred kilometres, sixty clusters, five samples in each. The model is as plain as can be: copy the nearest sample. Ten random folds reported an error of 0.20. The true error, over the whole map, was 0.77. Almost four times as much.',
    'The repair is to hold out whole pieces of ground. Blocks. Boreholes. Catchments. With blocks of 20 kilometres, the estimate happened to land on the truth. With larger ones it went past it, and was too gloomy, because by then the nearest training sample was farther away than it is for most of the map.',
    'So don’t ask whether blocks are correct. Ask how far from your samples the map will be used, and make your test samples about that far from your training samples. Every design answers a question about some distance. Random folds answer it for the distance between neighbours in one cluster, and nobody asked.',
    'There’s a serious objection, and you should know it. If you can draw a random sample of sites over the whole area, do that. It measures the accuracy of the map without bias, and without any of these games. Spatial folds are for the rest of us, with data that somebody else collected, along the road.',
    'And at the very least: one well, one fold. If readings from the same borehole sit on both sides of the split, you haven’t tested the model. You’ve tested its memory.',
  ],
};
