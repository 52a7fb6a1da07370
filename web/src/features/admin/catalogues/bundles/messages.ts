import { plural } from '#web/src/lib/plural.ts';
import * as lists from '../../lists/messages.ts';
import type { CatalogueMessages } from '../catalogue-messages.ts';

export const bundles: CatalogueMessages = {
  list: lists.bundles,
  create: 'New bundle',
  saved: 'Bundle saved',
  gone: 'This bundle no longer exists',
  deleteQuestion: 'Are you sure you want to delete this bundle?',
  newestFirst: 'Bundles, newest first',
  search: 'Search bundles',
  failedToLoad: 'Failed to load bundles',
  none: 'No bundles yet',
  noneIn: {
    published: 'No bundles are published',
    scheduled: 'No bundles are scheduled',
    draft: 'No bundles are drafts',
    unpublished: 'No bundles are unpublished',
  },
  noneMatch: 'No bundles match these filters',
  showAll: 'Show all bundles',
  selected: 'Selected bundles',
  changes: {
    publish: {
      title: (count, figure) =>
        plural(count, { one: `Publish ${figure} bundle`, other: `Publish ${figure} bundles` }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} bundle will be published. Visitors see it at once.`,
          other: `${figure} bundles will be published. Visitors see them at once.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} bundle published`, other: `${figure} bundles published` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} bundle is already published.`,
          other: `${figure} bundles are already published.`,
        }),
    },
    unpublish: {
      title: (count, figure) =>
        plural(count, { one: `Unpublish ${figure} bundle`, other: `Unpublish ${figure} bundles` }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} bundle will be unpublished. Visitors no longer see it, and it can’t be bought. Any schedule ends.`,
          other: `${figure} bundles will be unpublished. Visitors no longer see them, and they can’t be bought. Any schedule ends.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} bundle unpublished`,
          other: `${figure} bundles unpublished`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} bundle is not published.`,
          other: `${figure} bundles are not published.`,
        }),
    },
    price: {
      title: (count, figure) =>
        plural(count, {
          one: `Change price of ${figure} bundle`,
          other: `Change price of ${figure} bundles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} bundle will be repriced. The new price applies from the next purchase.`,
          other: `${figure} bundles will be repriced. The new price applies from the next purchase.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} bundle repriced`, other: `${figure} bundles repriced` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} bundle is already at this price.`,
          other: `${figure} bundles are already at this price.`,
        }),
    },
    category: {
      title: (count, figure) =>
        plural(count, {
          one: `Change category of ${figure} bundle`,
          other: `Change category of ${figure} bundles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} bundle will be moved. It is listed under the new category at once.`,
          other: `${figure} bundles will be moved. They are listed under the new category at once.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} bundle moved`, other: `${figure} bundles moved` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} bundle is already in this category.`,
          other: `${figure} bundles are already in this category.`,
        }),
    },
    tag: {
      title: (count, figure) =>
        plural(count, {
          one: `Add a tag to ${figure} bundle`,
          other: `Add a tag to ${figure} bundles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} bundle will be tagged. Visitors see the tag on its page and find it by the tag.`,
          other: `${figure} bundles will be tagged. Visitors see the tag on their pages and find them by the tag.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} bundle tagged`, other: `${figure} bundles tagged` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} bundle already has the tag.`,
          other: `${figure} bundles already have the tag.`,
        }),
    },
    untag: {
      title: (count, figure) =>
        plural(count, {
          one: `Remove a tag from ${figure} bundle`,
          other: `Remove a tag from ${figure} bundles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} bundle will lose the tag. It keeps its other tags.`,
          other: `${figure} bundles will lose the tag. They keep their other tags.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `Tag removed from ${figure} bundle`,
          other: `Tag removed from ${figure} bundles`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} bundle does not have the tag.`,
          other: `${figure} bundles do not have the tag.`,
        }),
    },
    feature: {
      title: (count, figure) =>
        plural(count, {
          one: `Show on the home page: ${figure} bundle`,
          other: `Show on the home page: ${figure} bundles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} bundle will be shown on the home page. A draft appears there once it is published. The newest items fill the remaining places.`,
          other: `${figure} bundles will be shown on the home page. Drafts appear there once they are published. The newest items fill the remaining places.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} bundle shown on the home page`,
          other: `${figure} bundles shown on the home page`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} bundle is already on the home page.`,
          other: `${figure} bundles are already on the home page.`,
        }),
    },
    unfeature: {
      title: (count, figure) =>
        plural(count, {
          one: `Take off the home page: ${figure} bundle`,
          other: `Take off the home page: ${figure} bundles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} bundle will be taken off the home page. The newest items fill its place, so it may still appear there.`,
          other: `${figure} bundles will be taken off the home page. The newest items fill their places, so some may still appear there.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} bundle taken off the home page`,
          other: `${figure} bundles taken off the home page`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} bundle is not chosen for the home page.`,
          other: `${figure} bundles are not chosen for the home page.`,
        }),
    },
    delete: {
      title: (count, figure) =>
        plural(count, { one: `Delete ${figure} bundle`, other: `Delete ${figure} bundles` }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} bundle will be deleted. It disappears from the site and this list, and can’t be restored.`,
          other: `${figure} bundles will be deleted. They disappear from the site and this list, and can’t be restored.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} bundle deleted`, other: `${figure} bundles deleted` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} bundle is already deleted.`,
          other: `${figure} bundles are already deleted.`,
        }),
    },
  },
};
