import { plural } from '#web/src/lib/plural.ts';

export const author = 'Author';
export const published = 'Published';
export const category = 'Category';
export const tags = 'Tags';
export const length = 'Length';
export const language = 'Language';
export const format = 'Format';
export const rating = 'Rating';
export const read = 'Read';
export const citeThisEdition = 'Cite this edition';
export const ofEditionNumber = (number: number) => ` of edition ${number}`;
export const ratedBy = (rating: string, count: number, figure: string) =>
  plural(count, {
    one: `${rating} of 5, from 1 rating`,
    other: `${rating} of 5, from ${figure} ratings`,
  });
export const viewsText = (views: number, figure: string) =>
  plural(views, { one: '1 view', other: `${figure} views` });
export const citation = (cited: {
  author: string;
  title: string;
  edition: number;
  company: string;
  publishedAt: string;
}) =>
  `${cited.author}. <cite>${cited.title}</cite>. Edition ${cited.edition}. ${cited.company}, ${cited.publishedAt}.`;
