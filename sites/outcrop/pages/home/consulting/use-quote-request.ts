import { useEffect, useState } from 'react';

/** Long enough to notice the progress, and then to read the result. */
const processingMs = 1500;
const alertMs = 5000;

interface Request {
  phase: 'processing' | 'sent';
  /** The draft for the services that were ticked when it was requested. */
  mailLink: string;
}

/** Covers the time from the click on the quote button to the message that the mail program is open. */
export function useQuoteRequest() {
  const [request, setRequest] = useState<Request>();

  useEffect(() => {
    if (!request) return;
    const isProcessing = request.phase === 'processing';
    const timer = setTimeout(
      () => {
        if (isProcessing) window.location.assign(request.mailLink);
        setRequest(isProcessing ? { ...request, phase: 'sent' } : undefined);
      },
      isProcessing ? processingMs : alertMs,
    );
    return () => clearTimeout(timer);
  }, [request]);

  return {
    processing: request?.phase === 'processing',
    sent: request?.phase === 'sent' ? request.mailLink : undefined,
    ask: (mailLink: string) => setRequest({ phase: 'processing', mailLink }),
  };
}
