import { filmBoxes, readFilmContents, type FilmBox } from '../domain/recordings/film-boxes.ts';
import type { IncomingFile } from './incoming-file.ts';
import { longestTrackSeconds } from './m4a-tracks.ts';

export interface Film {
  /** False if the container has sound only. */
  hasPictures: boolean;
  durationSeconds?: number;
}

/**
 * Reads the boxes of an MP4 or QuickTime file and its table of contents, but not the film itself.
 * @throws RejectedFile if a part of it is missing
 */
export async function scanFilm(file: IncomingFile): Promise<Film> {
  let contents: FilmBox | undefined;
  for await (const box of filmBoxes(file)) {
    if (box.type === 'moov') contents = box;
  }
  const table = await readFilmContents(file, contents);
  const durationSeconds = longestTrackSeconds(table);
  return {
    hasPictures: /hdlr[^]{8}vide/.test(table.toString('latin1')),
    ...(durationSeconds && { durationSeconds }),
  };
}
