export interface PictureSources {
  /** For browsers that support neither of the other types. */
  src: string;
  avif?: string;
  webp?: string;
}

/**
 * Returns the sources of a picture. The shop's own pictures exist in two widths and two formats beside the one that a
 * row names, `…/<name>-960.webp`; other URLs are used as they are.
 */
export function pictureSources(imageUrl: string): PictureSources {
  const base = /^(\/media\/.+)-960\.webp$/.exec(imageUrl)?.[1];
  if (base === undefined) return { src: imageUrl };
  const set = (format: string) => `${base}-480.${format} 480w, ${base}-960.${format} 960w`;
  return { src: `${base}-480.webp`, avif: set('avif'), webp: set('webp') };
}
