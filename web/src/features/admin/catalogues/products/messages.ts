import { plural } from '#web/src/lib/plural.ts';
import * as lists from '../../lists/messages.ts';
import type { CatalogueMessages } from '../catalogue-messages.ts';

export const products: CatalogueMessages = {
  list: lists.products,
  create: 'New product',
  saved: 'Product saved',
  gone: 'This product no longer exists',
  deleteQuestion: 'Are you sure you want to delete this product?',
  newestFirst: 'Products, newest first',
  search: 'Search products',
  failedToLoad: 'Failed to load products',
  none: 'No products yet',
  noneIn: {
    published: 'No products are published',
    scheduled: 'No products are scheduled',
    draft: 'No products are drafts',
    unpublished: 'No products are unpublished',
  },
  noneMatch: 'No products match these filters',
  showAll: 'Show all products',
  selected: 'Selected products',
  changes: {
    publish: {
      title: (count, figure) =>
        plural(count, { one: `Publish ${figure} product`, other: `Publish ${figure} products` }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} product will be published. Visitors see it at once, or as soon as a missing file is accepted.`,
          other: `${figure} products will be published. Visitors see them at once, or as soon as a missing file is accepted.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} product published`,
          other: `${figure} products published`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} product is already published.`,
          other: `${figure} products are already published.`,
        }),
    },
    unpublish: {
      title: (count, figure) =>
        plural(count, {
          one: `Unpublish ${figure} product`,
          other: `Unpublish ${figure} products`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} product will be unpublished. Visitors no longer see it, and it can’t be bought. Any schedule ends.`,
          other: `${figure} products will be unpublished. Visitors no longer see them, and they can’t be bought. Any schedule ends.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} product unpublished`,
          other: `${figure} products unpublished`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} product is not published.`,
          other: `${figure} products are not published.`,
        }),
    },
    price: {
      title: (count, figure) =>
        plural(count, {
          one: `Change price of ${figure} product`,
          other: `Change price of ${figure} products`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} product will be repriced. The new price applies from the next purchase.`,
          other: `${figure} products will be repriced. The new price applies from the next purchase.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} product repriced`, other: `${figure} products repriced` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} product is already at this price.`,
          other: `${figure} products are already at this price.`,
        }),
    },
    category: {
      title: (count, figure) =>
        plural(count, {
          one: `Change category of ${figure} product`,
          other: `Change category of ${figure} products`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} product will be moved. It is listed under the new category at once.`,
          other: `${figure} products will be moved. They are listed under the new category at once.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} product moved`, other: `${figure} products moved` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} product is already in this category.`,
          other: `${figure} products are already in this category.`,
        }),
    },
    tag: {
      title: (count, figure) =>
        plural(count, {
          one: `Add a tag to ${figure} product`,
          other: `Add a tag to ${figure} products`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} product will be tagged. Visitors see the tag on its page and find it by the tag.`,
          other: `${figure} products will be tagged. Visitors see the tag on their pages and find them by the tag.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} product tagged`, other: `${figure} products tagged` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} product already has the tag.`,
          other: `${figure} products already have the tag.`,
        }),
    },
    untag: {
      title: (count, figure) =>
        plural(count, {
          one: `Remove a tag from ${figure} product`,
          other: `Remove a tag from ${figure} products`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} product will lose the tag. It keeps its other tags.`,
          other: `${figure} products will lose the tag. They keep their other tags.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `Tag removed from ${figure} product`,
          other: `Tag removed from ${figure} products`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} product does not have the tag.`,
          other: `${figure} products do not have the tag.`,
        }),
    },
    feature: {
      title: (count, figure) =>
        plural(count, {
          one: `Show on the home page: ${figure} product`,
          other: `Show on the home page: ${figure} products`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} product will be shown on the home page. A draft appears there once it is published. The newest items fill the remaining places.`,
          other: `${figure} products will be shown on the home page. Drafts appear there once they are published. The newest items fill the remaining places.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} product shown on the home page`,
          other: `${figure} products shown on the home page`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} product is already on the home page.`,
          other: `${figure} products are already on the home page.`,
        }),
    },
    unfeature: {
      title: (count, figure) =>
        plural(count, {
          one: `Take off the home page: ${figure} product`,
          other: `Take off the home page: ${figure} products`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} product will be taken off the home page. The newest items fill its place, so it may still appear there.`,
          other: `${figure} products will be taken off the home page. The newest items fill their places, so some may still appear there.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} product taken off the home page`,
          other: `${figure} products taken off the home page`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} product is not chosen for the home page.`,
          other: `${figure} products are not chosen for the home page.`,
        }),
    },
    delete: {
      title: (count, figure) =>
        plural(count, { one: `Delete ${figure} product`, other: `Delete ${figure} products` }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} product will be deleted. It disappears from the site and this list, and can’t be restored.`,
          other: `${figure} products will be deleted. They disappear from the site and this list, and can’t be restored.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} product deleted`, other: `${figure} products deleted` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} product is already deleted.`,
          other: `${figure} products are already deleted.`,
        }),
    },
  },
};
