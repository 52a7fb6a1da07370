import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'podcasts'>>(authenticator, {
  'GET /api/podcasts': () => import('./list-episodes.ts').then((it) => it.listEpisodes),
  'GET /api/podcasts/{id}': () => import('./read-episode.ts').then((it) => it.readEpisode),
  'GET /api/podcasts/{id}/page': () =>
    import('./read-episode-page.ts').then((it) => it.readEpisodePage),
  'GET /api/podcasts/{id}/transcript': () =>
    import('./read-transcript.ts').then((it) => it.readTranscript),
  'POST /api/podcasts/{id}/listens': () => import('./count-listen.ts').then((it) => it.countListen),
  'GET /api/podcasts/{id}/position': () =>
    import('./keep-position.ts').then((it) => it.readPosition),
  'PUT /api/podcasts/{id}/position': () =>
    import('./keep-position.ts').then((it) => it.keepPosition),
  'GET /api/admin/podcasts': () => import('./list-managed.ts').then((it) => it.listManaged),
  'POST /api/admin/podcasts/changes': () =>
    import('./change-episodes.ts').then((it) => it.changeEpisodes),
  'GET /api/admin/podcasts/{id}': () => import('./get-managed.ts').then((it) => it.getManaged),
  'POST /api/podcasts': () => import('./create-episode.ts').then((it) => it.createEpisode),
  'PUT /api/podcasts/{id}': () => import('./update-episode.ts').then((it) => it.updateEpisode),
  'DELETE /api/podcasts/{id}': () => import('./remove-episode.ts').then((it) => it.removeEpisode),
  'POST /api/podcasts/{id}/artwork': () =>
    import('./upload-file.ts').then((it) => it.uploadArtwork),
  'POST /api/podcasts/{id}/preview': () =>
    import('./upload-file.ts').then((it) => it.uploadPreview),
  'POST /api/podcasts/{id}/audio': () => import('./upload-file.ts').then((it) => it.uploadAudio),
});
