import { plural } from '#web/src/lib/plural.ts';
import * as lists from '../../lists/messages.ts';
import type { CatalogueMessages } from '../catalogue-messages.ts';

export const articles: CatalogueMessages = {
  list: lists.articles,
  create: 'New article',
  saved: 'Article saved',
  gone: 'This article no longer exists',
  deleteQuestion: 'Are you sure you want to delete this article?',
  newestFirst: 'Articles, newest first',
  search: 'Search articles',
  failedToLoad: 'Failed to load articles',
  none: 'No articles yet',
  noneIn: {
    published: 'No articles are published',
    scheduled: 'No articles are scheduled',
    draft: 'No articles are drafts',
    unpublished: 'No articles are unpublished',
  },
  noneMatch: 'No articles match these filters',
  showAll: 'Show all articles',
  selected: 'Selected articles',
  changes: {
    publish: {
      title: (count, figure) =>
        plural(count, { one: `Publish ${figure} article`, other: `Publish ${figure} articles` }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} article will be published. Visitors see it at once, or as soon as a missing file is accepted.`,
          other: `${figure} articles will be published. Visitors see them at once, or as soon as a missing file is accepted.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} article published`,
          other: `${figure} articles published`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} article is already published.`,
          other: `${figure} articles are already published.`,
        }),
    },
    unpublish: {
      title: (count, figure) =>
        plural(count, {
          one: `Unpublish ${figure} article`,
          other: `Unpublish ${figure} articles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} article will be unpublished. Visitors no longer see it, and it can’t be bought. Any schedule ends.`,
          other: `${figure} articles will be unpublished. Visitors no longer see them, and they can’t be bought. Any schedule ends.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} article unpublished`,
          other: `${figure} articles unpublished`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} article is not published.`,
          other: `${figure} articles are not published.`,
        }),
    },
    price: {
      title: (count, figure) =>
        plural(count, {
          one: `Change price of ${figure} article`,
          other: `Change price of ${figure} articles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} article will be repriced. The new price applies from the next purchase.`,
          other: `${figure} articles will be repriced. The new price applies from the next purchase.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} article repriced`, other: `${figure} articles repriced` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} article is already at this price.`,
          other: `${figure} articles are already at this price.`,
        }),
    },
    category: {
      title: (count, figure) =>
        plural(count, {
          one: `Change category of ${figure} article`,
          other: `Change category of ${figure} articles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} article will be moved. It is listed under the new category at once.`,
          other: `${figure} articles will be moved. They are listed under the new category at once.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} article moved`, other: `${figure} articles moved` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} article is already in this category.`,
          other: `${figure} articles are already in this category.`,
        }),
    },
    tag: {
      title: (count, figure) =>
        plural(count, {
          one: `Add a tag to ${figure} article`,
          other: `Add a tag to ${figure} articles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} article will be tagged. Visitors see the tag on its page and find it by the tag.`,
          other: `${figure} articles will be tagged. Visitors see the tag on their pages and find them by the tag.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} article tagged`, other: `${figure} articles tagged` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} article already has the tag.`,
          other: `${figure} articles already have the tag.`,
        }),
    },
    untag: {
      title: (count, figure) =>
        plural(count, {
          one: `Remove a tag from ${figure} article`,
          other: `Remove a tag from ${figure} articles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} article will lose the tag. It keeps its other tags.`,
          other: `${figure} articles will lose the tag. They keep their other tags.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `Tag removed from ${figure} article`,
          other: `Tag removed from ${figure} articles`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} article does not have the tag.`,
          other: `${figure} articles do not have the tag.`,
        }),
    },
    feature: {
      title: (count, figure) =>
        plural(count, {
          one: `Show on the home page: ${figure} article`,
          other: `Show on the home page: ${figure} articles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} article will be shown on the home page. A draft appears there once it is published. The newest items fill the remaining places.`,
          other: `${figure} articles will be shown on the home page. Drafts appear there once they are published. The newest items fill the remaining places.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} article shown on the home page`,
          other: `${figure} articles shown on the home page`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} article is already on the home page.`,
          other: `${figure} articles are already on the home page.`,
        }),
    },
    unfeature: {
      title: (count, figure) =>
        plural(count, {
          one: `Take off the home page: ${figure} article`,
          other: `Take off the home page: ${figure} articles`,
        }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} article will be taken off the home page. The newest items fill its place, so it may still appear there.`,
          other: `${figure} articles will be taken off the home page. The newest items fill their places, so some may still appear there.`,
        }),
      done: (count, figure) =>
        plural(count, {
          one: `${figure} article taken off the home page`,
          other: `${figure} articles taken off the home page`,
        }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} article is not chosen for the home page.`,
          other: `${figure} articles are not chosen for the home page.`,
        }),
    },
    delete: {
      title: (count, figure) =>
        plural(count, { one: `Delete ${figure} article`, other: `Delete ${figure} articles` }),
      will: (count, figure) =>
        plural(count, {
          one: `${figure} article will be deleted. It disappears from the site and this list, and can’t be restored.`,
          other: `${figure} articles will be deleted. They disappear from the site and this list, and can’t be restored.`,
        }),
      done: (count, figure) =>
        plural(count, { one: `${figure} article deleted`, other: `${figure} articles deleted` }),
      unchanged: (count, figure) =>
        plural(count, {
          one: `${figure} article is already deleted.`,
          other: `${figure} articles are already deleted.`,
        }),
    },
  },
};
