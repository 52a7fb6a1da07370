import { plural } from '#web/src/lib/plural.ts';
import * as lists from '../../lists/messages.ts';
import type { CatalogueMessages } from '../catalogue-messages.ts';

export const episodes: CatalogueMessages = {
  list: lists.episodes,
  create: 'New episode',
  saved: 'Episode saved',
  gone: 'This episode no longer exists',
  deleteQuestion: 'Are you sure you want to delete this episode?',
  newestFirst: 'Episodes, newest first',
  search: 'Search episodes',
  failedToLoad: 'Failed to load episodes',
  none: 'No episodes yet',
  noneIn: {
    published: 'No episodes are published',
    scheduled: 'No episodes are scheduled',
    draft: 'No episodes are drafts',
    unpublished: 'No episodes are unpublished',
  },
  noneMatch: 'No episodes match these filters',
  showAll: 'Show all episodes',
  selected: 'Selected episodes',
  changes: {
    publish: {
      title: (count, figure) =>
        plural(count, { one: `Publish ${figure} episode`, other: `Publish ${figure} episodes` }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} episode will be published. Visitors see it at once, or as soon as a missing file is accepted.`,
          other: `${figure} episodes will be published. Visitors see them at once, or as soon as a missing file is accepted.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} episode published`,
          other: `${figure} episodes published`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} episode is already published.`,
          other: `${figure} episodes are already published.`,
        }),
    },
    unpublish: {
      title: (count, figure) =>
        plural(count, {
          one: `Unpublish ${figure} episode`,
          other: `Unpublish ${figure} episodes`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} episode will be unpublished. Visitors no longer see it, and it can’t be bought. Any schedule ends.`,
          other: `${figure} episodes will be unpublished. Visitors no longer see them, and they can’t be bought. Any schedule ends.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} episode unpublished`,
          other: `${figure} episodes unpublished`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} episode is not published.`,
          other: `${figure} episodes are not published.`,
        }),
    },
    price: {
      title: (count, figure) =>
        plural(count, {
          one: `Change price of ${figure} episode`,
          other: `Change price of ${figure} episodes`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} episode will be repriced. The new price applies from the next purchase.`,
          other: `${figure} episodes will be repriced. The new price applies from the next purchase.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} episode repriced`, other: `${figure} episodes repriced` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} episode is already at this price.`,
          other: `${figure} episodes are already at this price.`,
        }),
    },
    category: {
      title: (count, figure) =>
        plural(count, {
          one: `Change category of ${figure} episode`,
          other: `Change category of ${figure} episodes`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} episode will be moved. It is listed under the new category at once.`,
          other: `${figure} episodes will be moved. They are listed under the new category at once.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} episode moved`, other: `${figure} episodes moved` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} episode is already in this category.`,
          other: `${figure} episodes are already in this category.`,
        }),
    },
    tag: {
      title: (count, figure) =>
        plural(count, {
          one: `Add a tag to ${figure} episode`,
          other: `Add a tag to ${figure} episodes`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} episode will be tagged. Visitors see the tag on its page and find it by the tag.`,
          other: `${figure} episodes will be tagged. Visitors see the tag on their pages and find them by the tag.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} episode tagged`, other: `${figure} episodes tagged` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} episode already has the tag.`,
          other: `${figure} episodes already have the tag.`,
        }),
    },
    untag: {
      title: (count, figure) =>
        plural(count, {
          one: `Remove a tag from ${figure} episode`,
          other: `Remove a tag from ${figure} episodes`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} episode will lose the tag. It keeps its other tags.`,
          other: `${figure} episodes will lose the tag. They keep their other tags.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `Tag removed from ${figure} episode`,
          other: `Tag removed from ${figure} episodes`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} episode does not have the tag.`,
          other: `${figure} episodes do not have the tag.`,
        }),
    },
    feature: {
      title: (count, figure) =>
        plural(count, {
          one: `Show on the home page: ${figure} episode`,
          other: `Show on the home page: ${figure} episodes`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} episode will be shown on the home page. A draft appears there once it is published. The newest items fill the remaining places.`,
          other: `${figure} episodes will be shown on the home page. Drafts appear there once they are published. The newest items fill the remaining places.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} episode shown on the home page`,
          other: `${figure} episodes shown on the home page`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} episode is already on the home page.`,
          other: `${figure} episodes are already on the home page.`,
        }),
    },
    unfeature: {
      title: (count, figure) =>
        plural(count, {
          one: `Take off the home page: ${figure} episode`,
          other: `Take off the home page: ${figure} episodes`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} episode will be taken off the home page. The newest items fill its place, so it may still appear there.`,
          other: `${figure} episodes will be taken off the home page. The newest items fill their places, so some may still appear there.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} episode taken off the home page`,
          other: `${figure} episodes taken off the home page`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} episode is not chosen for the home page.`,
          other: `${figure} episodes are not chosen for the home page.`,
        }),
    },
    delete: {
      title: (count, figure) =>
        plural(count, { one: `Delete ${figure} episode`, other: `Delete ${figure} episodes` }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} episode will be deleted. It disappears from the site and this list, and can’t be restored.`,
          other: `${figure} episodes will be deleted. They disappear from the site and this list, and can’t be restored.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} episode deleted`, other: `${figure} episodes deleted` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} episode is already deleted.`,
          other: `${figure} episodes are already deleted.`,
        }),
    },
  },
};
