import { articlePath } from './article-path.ts';
import { bundlePath } from './bundle-path.ts';
import { episodePath } from './episode-path.ts';
import { productPath } from './product-path.ts';

/** The paths of the items' pages, by kind. */
export const itemPath = {
  article: articlePath,
  podcast: episodePath,
  product: productPath,
  bundle: bundlePath,
};
