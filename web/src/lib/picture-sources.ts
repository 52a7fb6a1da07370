export interface PictureSources {
  /** For browsers that take neither of the others' types. */
  src: string;
  avif?: string;
  webp?: string;
}

/**
 * Pictures made by us lie in two widths and two formats beside the one that a row names, `…/<name>-960.webp`; an
 * address of another kind is left alone.
 */
export function pictureSources(imageUrl: string): PictureSources {
  const base = /^(\/media\/.+)-960\.webp$/.exec(imageUrl)?.[1];
  if (base === undefined) return { src: imageUrl };
  const set = (format: string) => `${base}-480.${format} 480w, ${base}-960.${format} 960w`;
  return { src: `${base}-480.webp`, avif: set('avif'), webp: set('webp') };
}
