import type { Passage } from '#functions/domain/passages/passage.ts';

/** A passage of a paper. */
export function passageOf(paper: string, place: number, text: string, heading = ''): Passage {
  return {
    id: `article#${paper}#${place}`,
    source: { kind: 'article', id: paper, title: `On ${paper}`, url: `/articles/${paper}` },
    quotable: true,
    text,
    ...(heading && { heading }),
  };
}
