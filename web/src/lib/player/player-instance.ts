import { call } from '../api/call.ts';
import { openStorage } from '../browser-storage.ts';
import { session } from '../session/session.ts';
import { toast } from '../toast.ts';
import { freshSource } from './audio-source.ts';
import { countListen } from './count-listen.ts';
import { createEngine } from './engine.ts';
import { createLocalPositions } from './local-positions.ts';
import { followMediaSession } from './media-session.ts';
import { nearestRate } from './playback-rules.ts';
import { connectEngine, playerStore } from './player.ts';
import { createPositionSync, type PositionSyncDeps } from './position-sync.ts';
import { putPosition } from './put-position.ts';

const storage = openStorage('localStorage');
const userId = () => session.read()?.user?.id;

const positionSyncDeps: PositionSyncDeps = {
  local: createLocalPositions(storage),
  userId,
  fetch: async (id) => (await call('GET /api/podcasts/{id}/position', { id })).position,
  put: putPosition,
  onElsewhere: (elsewhereSeconds) => playerStore.set({ elsewhereSeconds }),
  now: Date.now,
};

/** The site's only engine. It starts with the command queued before it loaded (see player.ts). */
export const engine = createEngine({
  store: playerStore,
  createAudio: () => new Audio(),
  freshSource,
  createPositionSync: (id, isPreview) => createPositionSync(id, positionSyncDeps, isPreview),
  defaultRate: () => nearestRate(Number(storage.getItem('playbackRate') ?? 1)),
  onListened: countListen,
  showError: (text) => void toast.error(text),
  now: Date.now,
});

followMediaSession(engine);
window.addEventListener('pagehide', engine.leave);
// On phones a hidden page may be discarded without further events.
document.addEventListener('visibilitychange', () => document.hidden && engine.leave());

let listener = userId();
session.subscribe(() => {
  const before = listener;
  listener = userId();
  const { episode } = playerStore.read();
  const bought = episode?.owned && !episode.isFree;
  // The next user of this browser must not hear a member's purchases. An expired session shows its own notice, and
  // playback continues.
  if (bought && before !== listener && session.lastEnd() !== 'expired') engine.close();
});

const storedVolume = Number.parseFloat(storage.getItem('volume') ?? '');
if (storedVolume >= 0 && storedVolume <= 1) engine.setVolume(storedVolume);
playerStore.subscribe(() => {
  const { volume } = playerStore.read();
  if (volume === kept) return;
  kept = volume;
  storage.setItem('volume', String(volume));
});
let kept = playerStore.read().volume;

connectEngine(engine);
