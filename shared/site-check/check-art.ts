import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadActiveArt } from '../site-config/active-art.ts';
import { loadActiveParts } from '../site-config/active-site.ts';
import { placeInSite } from '../site-config/site-folder.ts';
import { SiteMistake } from '../site-config/site-mistake.ts';
import { explainFailure } from './explain-failure.ts';
import { loadSiteFile } from './load-site-file.ts';
import { placeOfSetting } from './place-of-setting.ts';

/** Shown where an item has no picture. */
const placeholder = 'art/article-placeholder.jpg';

/** Checks that the functions that draw pictures of a site do not fail. */
export async function checkDrawings(folder: string): Promise<void> {
  const [art, { site }] = await Promise.all([loadActiveArt(folder), loadActiveParts(folder)]);
  const { palette: colours } = site.brand.colours;
  const sheet = { width: 1200, height: 630, top: 440, margin: 72, colours, place: '/' };
  checkDrawing(folder, 'art/preview-art.ts', () => art.drawPreviewArt(sheet));
  checkDrawing(folder, 'art/podcast-cover.ts', () => art.podcastCover(colours));
}

function checkDrawing(folder: string, file: string, draw: () => unknown): void {
  const here = placeInSite(folder, file);
  let drawn: unknown;
  try {
    drawn = draw();
  } catch (error) {
    throw explainFailure(error, folder, file);
  }
  if (typeof drawn !== 'string') {
    throw new SiteMistake(`${here}: The function must return the SVG of a picture, as a text.`);
  }
  const [wrong] = /.{0,50}(NaN|undefined)/s.exec(drawn) ?? [];
  if (wrong) {
    throw new SiteMistake(`${here}: The picture has a value that cannot be drawn: ${wrong}`);
  }
}

/**
 * Checks that the pictures exist that a site needs: those of its authors, and the placeholder for items without a
 * picture.
 */
export async function checkNamedPictures(folder: string): Promise<void> {
  const file = 'words/item.ts';
  const { itemWords } = await loadSiteFile(folder, file);
  const named = Object.entries(itemWords.authors).flatMap(([author, { picture }]) => {
    if (!picture || existsSync(path.join(folder, 'art/authors', picture))) return [];
    const at = ['authors', author, 'picture'];
    const place = placeOfSetting({ folder, file, name: 'itemWords' }, at, picture);
    return [
      `${place}: There is no picture art/authors/${picture}. Add it, or leave out \`picture\`.`,
    ];
  });
  const common = existsSync(path.join(folder, placeholder))
    ? []
    : [
        `${placeInSite(folder, placeholder)}: This picture is missing. Add it: items without a picture of their own show it.`,
      ];
  if (named.length + common.length > 0) throw new SiteMistake(...named, ...common);
}
