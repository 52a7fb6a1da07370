import { failureText, hasCode, requireText } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { apiOrigin, callUrl } from '../api/call-url.ts';
import { toast } from '../toast.ts';
import * as messages from './messages.ts';

/** An episode or product to download. */
export interface Downloadable {
  id: string;
  /** Default: podcast. */
  resourceType?: 'podcast' | 'product';
  isFree?: boolean;
  /** Full audio of a free episode. */
  audioUrl?: string;
}

/** Browser and server access for a download. */
export interface DownloadDeps {
  /** A blank tab; null if the browser blocks it. */
  openTab(): DownloadTab | null;
  /** Throws ApiError. */
  requestToken(item: Downloadable, sessionId: string): Promise<string>;
  showError(text: string): void;
}

export interface DownloadTab {
  navigate(url: string): void;
  close(): void;
}

/**
 * Downloads in a new tab, opened during the click: browsers block tabs opened later as popups. Free episodes need no
 * token. Shows failures instead of throwing.
 * @param sessionId The Checkout session that paid for it.
 */
export async function downloadItem(
  item: Downloadable,
  sessionId?: string,
  deps: DownloadDeps = browserDeps,
): Promise<void> {
  const refusal = item.isFree
    ? !item.audioUrl && messages.noDownloadAvailable
    : !sessionId && messages.noValidPurchaseSessionFound;
  if (refusal) return deps.showError(refusal);
  const tab = deps.openTab();
  if (!tab) return deps.showError(messages.popupBlockedPleaseAllowPopups);
  try {
    tab.navigate(item.isFree ? freeUrl(item) : await purchasedUrl(item, sessionId!, deps));
  } catch (error) {
    tab.close();
    deps.showError(textOf(error));
  }
}

function textOf(error: unknown): string {
  if (hasCode(error, 'invalid_response')) return messages.noTokenReceived;
  if (hasCode(error, 'not_signed_in', 'session_expired')) return messages.sessionExpired;
  return failureText(error, messages.downloadFailed);
}

function freeUrl({ audioUrl }: Downloadable): string {
  const url = new URL(audioUrl!, apiOrigin || location.href);
  url.searchParams.set('download', 'true');
  return url.href;
}

async function purchasedUrl(item: Downloadable, sessionId: string, deps: DownloadDeps) {
  const token = await deps.requestToken(item, sessionId);
  const { id, resourceType } = item;
  return resourceType === 'product'
    ? callUrl('GET /download/products/{id}', { id, token })
    : callUrl('GET /download/podcasts/{id}', { id, token });
}

const browserDeps: DownloadDeps = {
  openTab() {
    const tab = window.open('', '_blank');
    if (!tab) return null;
    tab.opener = null;
    tab.document.title = messages.preparingYourDownload;
    return {
      navigate: (url) => tab.location.replace(new URL(url, location.href).href),
      close: () => tab.close(),
    };
  },
  async requestToken({ id, resourceType = 'podcast' }, sessionId) {
    const { token, downloadToken } = await call('POST /token/download', {
      resourceId: id,
      resourceType,
      sessionId,
    });
    return requireText(token || downloadToken);
  },
  showError: (text) => toast.error(text),
};
