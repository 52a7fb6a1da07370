export interface CoverSources {
  /** For browsers that take neither of the others' types. */
  src: string;
  avif?: string;
  webp?: string;
}

/** Covers made by us lie in two widths and two formats beside the row's image; an address of another kind stands alone. */
export function coverSources(imageUrl: string): CoverSources {
  const folder = /^(\/media\/.+\/)cover-960\.webp$/.exec(imageUrl)?.[1];
  if (folder === undefined) return { src: imageUrl };
  const set = (format: string) =>
    `${folder}cover-480.${format} 480w, ${folder}cover-960.${format} 960w`;
  return { src: `${folder}cover-480.webp`, avif: set('avif'), webp: set('webp') };
}
