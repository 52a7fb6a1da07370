import type { ActorName, RouteFixtures } from './route-fixtures.ts';
import { privacyInputs } from './privacy-inputs.ts';
import { reviewInputs } from './review-inputs.ts';
import { articleFields } from './sample-admin.ts';

export type MakeInput = (fixtures: RouteFixtures, actor: ActorName) => object;

const visit = 'visit-of-the-matrix';
const nothing = () => ({});
const pdf = { fileName: 'a.pdf', contentType: 'application/pdf', size: 2000 };
const mp3 = { fileName: 'a.mp3', contentType: 'audio/mpeg', size: 2000 };
const png = { fileName: 'a.png', contentType: 'image/png', size: 2000 };
const reason = 'Because of the matrix';
const { title, price, category, shortDescription, longDescription } = articleFields;

/**
 * An admin's call succeeds and would spoil the object for later calls, so it targets a missing one; all
 * others target the real one.
 */
const safe = (id: string, actor: ActorName) => (actor === 'admin' ? 'no-such-thing' : id);
const article = ({ articleId: id }: RouteFixtures) => ({ id });
const podcast = ({ podcastId: id }: RouteFixtures) => ({ id });
const changes = (id: unknown) => ({ ids: [id], action: 'price', price: 6 });
const articleSafely: MakeInput = (fixtures, actor) => ({ id: safe(fixtures.articleId, actor) });
const podcastSafely: MakeInput = (fixtures, actor) => ({ id: safe(fixtures.podcastId, actor) });
const productSafely: MakeInput = (fixtures, actor) => ({ id: safe(fixtures.productId, actor) });
const ownerSafely: MakeInput = (fixtures, actor) => ({ id: safe(fixtures.ownerId, actor) });
const boughtSafely: MakeInput = (fixtures, actor) => ({
  id: safe(fixtures.ownerId, actor),
  item: `article#${fixtures.articleId}`,
});
const feed = () => ({ token: 'no-such-token', id: 'no-such-episode' });
const episode = { title, price, shortDescription, longDescription };
const product = { title, price, category };
const author = { name: 'Nobody of the Matrix', line: 'They are not there.' };
const parts = ['one', 'two'].map((resourceId) => ({ resourceType: 'article', resourceId }));

/**
 * The input of every call, by `<group>.<call>`, which succeeds if the caller is allowed. The matrix fails for
 * a call without an entry.
 */
export const routeInputs: Record<string, MakeInput> = {
  'auth.register': ({ ownerEmail }) => ({ email: ownerEmail, password: 'another-one' }),
  'auth.login': () => ({ email: 'nobody@example.test', password: 'wrong-password' }),
  'auth.refresh': () => ({ refreshToken: 'no-such-token' }),
  'auth.logout': () => ({ refreshToken: 'no-such-token' }),
  'auth.me': nothing,
  'auth.credits': nothing,
  'auth.requestPasswordReset': (_, actor) => ({
    email: `${actor.replaceAll(' ', '-')}@nowhere.test`,
  }),
  'auth.resetPassword': () => ({ token: 'no-such-token', newPassword: 'another-one' }),

  'auth.changePassword': () => ({ currentPassword: 'wrong-password', newPassword: 'another-one' }),
  'auth.exportData': nothing,
  'auth.previewDeletion': nothing,
  'auth.deleteAccount': () => ({ password: 'wrong-password' }),
  'auth.readPreferences': nothing,
  'auth.setPreferences': () => ({ newItems: false }),
  'auth.stopMails': () => ({ token: 'no-such-token' }),
  'auth.stopMailsByMail': () => ({ token: 'no-such-token' }),
  'auth.openStopPage': () => ({ token: 'no-such-token' }),

  'articles.list': nothing,
  'articles.categories': nothing,
  'articles.get': article,
  'articles.getPage': article,
  'articles.countView': (fixtures) => ({ ...article(fixtures), visit }),
  'articles.rate': (fixtures) => ({ ...article(fixtures), rating: 4 }),
  'articles.listManaged': nothing,
  'articles.getManaged': ({ draftId: id }) => ({ id }),
  'articles.create': () => ({ ...articleFields, id: 'article-of-the-matrix' }),
  'articles.update': (...to) => ({ ...articleFields, ...articleSafely(...to) }),
  'articles.remove': articleSafely,
  'articles.changeMany': (fixtures, actor) => changes(safe(fixtures.articleId, actor)),
  'bundles.listAuthors': nothing,
  'bundles.getAuthor': () => ({ id: 'no-such-author' }),
  'bundles.createAuthor': () => ({ ...author, id: 'author-of-the-matrix' }),
  'bundles.updateAuthor': () => ({ ...author, id: 'no-such-author' }),
  'bundles.removeAuthor': () => ({ id: 'no-such-author' }),
  'bundles.uploadAuthorPicture': () => ({ id: 'no-such-author', ...png }),
  'articles.uploadPdf': (fixtures) => ({ ...article(fixtures), ...pdf }),
  'articles.uploadImage': (fixtures) => ({ ...article(fixtures), ...png }),

  'purchase.list': nothing,
  'purchase.create': ({ articleId, siteUrl }) => ({
    resourceId: articleId,
    resourceType: 'article',
    returnUrl: `${siteUrl}/articles/success`,
  }),
  'purchase.verify': ({ sessionId, articleId }) => ({ sessionId, resourceId: articleId }),
  'purchase.receipt': ({ sessionId }) => ({ id: sessionId }),
  'purchase.invoice': ({ sessionId }) => ({ id: sessionId }),
  'purchase.webhook': nothing,

  'credits.purchase': () => ({ packageId: 'small' }),
  'credits.statement': nothing,
  'credits.exportStatement': nothing,

  'codes.listManaged': nothing,
  'codes.create': () => ({ code: 'MATRIX', percentOff: 10 }),
  'codes.setActive': () => ({ code: 'NO-SUCH-CODE', active: false }),

  'articles.readFiles': articleSafely,
  'articles.readOwners': articleSafely,
  'articles.setFiles': (fixtures, actor) => ({ ...articleSafely(fixtures, actor), files: ['a'] }),
  'articles.uploadExtra': (fixtures, actor) => ({ ...articleSafely(fixtures, actor), ...pdf }),
  'articles.publishEdition': (fixtures, actor) => ({
    ...articleSafely(fixtures, actor),
    number: 2,
    changes: reason,
  }),
  'articles.discardEdition': articleSafely,
  'products.readFiles': productSafely,
  'products.readOwners': productSafely,
  'products.setFiles': (fixtures, actor) => ({ ...productSafely(fixtures, actor), files: ['a'] }),
  'products.uploadExtra': (fixtures, actor) => ({ ...productSafely(fixtures, actor), ...pdf }),
  'products.publishEdition': (fixtures, actor) => ({
    ...productSafely(fixtures, actor),
    number: 2,
    changes: reason,
  }),
  'products.discardEdition': productSafely,

  'downloads.articleToken': ({ articleId, sessionId }) => ({ id: articleId, sessionId }),
  'downloads.article': article,
  'downloads.articleHead': article,
  'downloads.token': ({ articleId, sessionId }) => ({
    resourceId: articleId,
    resourceType: 'article',
    sessionId,
  }),
  'downloads.podcast': podcast,
  'downloads.podcastHead': podcast,
  'downloads.product': ({ productId }) => ({ id: productId }),
  'downloads.productHead': ({ productId }) => ({ id: productId }),
  'downloads.articleFile': ({ articleId }) => ({ id: articleId, file: 'porosity' }),
  'downloads.articleFileHead': ({ articleId }) => ({ id: articleId, file: 'porosity' }),
  'downloads.productFile': ({ productId }) => ({ id: productId, file: 'handbook' }),
  'downloads.productFileHead': ({ productId }) => ({ id: productId, file: 'handbook' }),

  'pages.library': nothing,
  'pages.article': article,
  'pages.hub': nothing,
  'pages.episode': podcast,
  'pages.store': nothing,
  'pages.product': ({ productId: id }) => ({ id }),
  'pages.bundle': () => ({ id: 'no-such-bundle' }),
  'pages.home': nothing,
  'pages.onSale': nothing,
  'pages.sitemap': nothing,
  'pages.sitemapPart': () => ({ part: '1.xml' }),
  'pages.countView': ({ productId: id }) => ({ kind: 'product', id, visit }),
  'pages.affiliate': () => ({ slug: 'firstaid' }),

  'podcasts.list': nothing,
  'podcasts.get': podcast,
  'podcasts.getPage': podcast,
  'podcasts.transcript': podcast,
  'podcasts.countListen': (fixtures) => ({ ...podcast(fixtures), visit }),
  'podcasts.getPosition': podcast,
  'podcasts.putPosition': (fixtures) => ({
    ...podcast(fixtures),
    positionSeconds: 3,
    playbackRate: 1,
    listenedAt: new Date().toISOString(),
  }),
  'podcasts.listManaged': nothing,
  'podcasts.getManaged': podcast,
  'podcasts.create': () => ({ ...episode, id: 'episode-of-the-matrix' }),
  'podcasts.update': (...to) => ({ ...episode, ...podcastSafely(...to) }),
  'podcasts.remove': podcastSafely,
  'podcasts.changeMany': (fixtures, actor) => changes(safe(fixtures.podcastId, actor)),
  'podcasts.uploadArtwork': (fixtures) => ({ ...podcast(fixtures), ...png }),
  'podcasts.uploadPreview': (fixtures) => ({ ...podcast(fixtures), ...mp3 }),
  'podcasts.uploadAudio': (fixtures) => ({ ...podcast(fixtures), ...mp3 }),

  'feeds.public': nothing,
  'feeds.publicHead': nothing,
  'feeds.private': feed,
  'feeds.episode': feed,
  'feeds.episodeHead': feed,
  'feeds.transcript': feed,
  'feeds.address': nothing,
  'feeds.rotate': nothing,

  'products.list': nothing,
  'products.getPage': ({ productId: id }) => ({ id }),
  'products.listManaged': nothing,
  'products.getManaged': ({ productId: id }) => ({ id }),
  'products.create': () => ({ ...product, id: 'product-of-the-matrix' }),
  'products.update': (...to) => ({ ...product, ...productSafely(...to) }),
  'products.remove': productSafely,
  'products.changeMany': (fixtures, actor) => changes(safe(fixtures.productId, actor)),
  'products.uploadImage': ({ productId: id }) => ({ id, ...png }),
  'products.uploadFile': ({ productId: id }) => ({ id, ...pdf }),

  'bundles.list': nothing,
  'bundles.getPage': () => ({ id: 'no-such-bundle' }),
  'bundles.listManaged': nothing,
  'bundles.getManaged': () => ({ id: 'no-such-bundle' }),
  'bundles.create': () => ({ title, price, parts }),
  'bundles.update': () => ({ title, price, parts, id: 'no-such-bundle' }),
  'bundles.changeMany': () => changes('no-such-bundle'),
  'bundles.remove': () => ({ id: 'no-such-bundle' }),

  ...reviewInputs,

  'chat.send': () => ({ message: 'What does the paper on porosity cost?' }),
  'chat.stop': () => ({ requestId: 'request-of-the-matrix' }),
  'feedback.give': () => ({
    requestId: 'request-of-the-matrix',
    vote: 'up',
    question: 'What does the paper on porosity cost?',
  }),
  'feedback.list': nothing,

  'uploads.start': ({ productId: id }) => ({ id, ...pdf, kind: 'product-file', modifiedAt: 1 }),
  'uploads.parts': ({ uploadId }, actor) => ({ id: safe(uploadId, actor) }),
  'uploads.signParts': ({ uploadId }, actor) => ({ id: safe(uploadId, actor), numbers: [1] }),
  'uploads.complete': ({ uploadId }, actor) => ({ id: safe(uploadId, actor) }),
  'uploads.get': ({ uploadId: id }) => ({ id }),
  'uploads.list': nothing,
  'uploads.cancel': ({ uploadId }, actor) => ({ id: safe(uploadId, actor) }),

  'waitlist.join': () => ({ email: 'waiting@nowhere.test' }),
  'waitlist.leave': () => ({ token: 'no-such-token' }),
  'waitlist.leaveByMail': () => ({ token: 'no-such-token' }),
  'waitlist.openLeavePage': () => ({ token: 'no-such-token' }),
  'waitlist.listManaged': () => ({ list: 'proposal' }),
  'waitlist.countManaged': nothing,
  'waitlist.listOfMember': ({ ownerId: id }) => ({ id }),
  'waitlist.exportManaged': () => ({ list: 'proposal' }),
  'waitlist.removeManaged': () => ({ list: 'proposal', email: 'nobody@nowhere.test' }),

  ...privacyInputs,

  'members.remove': (...to) => ({ ...ownerSafely(...to), reason }),
  'orders.list': nothing,
  'orders.export': nothing,
  'orders.refund': () => ({
    id: 'no-such-order',
    amount: 1,
    givenBack: 0,
    reason,
    requestId: 'request-of-the-matrix',
  }),
  'orders.get': () => ({ id: 'no-such-order' }),
  'members.list': nothing,
  'members.get': ({ ownerId: id }) => ({ id }),
  'members.setRole': (...to) => ({ ...ownerSafely(...to), role: 'admin' }),
  'members.setDisabled': (...to) => ({ ...ownerSafely(...to), disabled: true, reason }),
  'members.adjustCredits': (...to) => ({
    ...ownerSafely(...to),
    credits: 5,
    reason,
    requestId: 'request-of-the-matrix',
  }),
  'members.setAccess': (...to) => ({ ...boughtSafely(...to), granted: false, reason }),
  'members.giveAccess': (fixtures, actor) => ({
    ...ownerSafely(fixtures, actor),
    resourceType: 'article',
    resourceId: fixtures.articleId,
    reason,
  }),
  'members.takeBack': (...to) => ({
    ...ownerSafely(...to),
    gift: 'complimentary_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    reason,
  }),
  'members.listGifts': ({ articleId: resourceId }) => ({ resourceType: 'article', resourceId }),
  'members.resendReceipt': boughtSafely,
  'members.resumeMails': (...to) => ({ ...ownerSafely(...to), reason }),

  'reports.health': nothing,
  'reports.dashboard': nothing,
  'reports.firstSteps': nothing,
  'reports.unfulfilled': nothing,
  'reports.fulfil': ({ sessionId: id }) => ({ id }),
  'reports.audit': nothing,
};
