/** Returns the headers with which email clients unsubscribe their user: they send a POST to the URL (RFC 8058). */
export function oneClickUnsubscribe(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
