import { useEffect, useState } from 'react';

/** Long enough to see that something happens, and then to read what did. */
const processingMs = 1500;
const alertMs = 5000;

interface Request {
  phase: 'processing' | 'sent';
  /** The draft for what was ticked when it was asked for. */
  mailLink: string;
}

/** From the click on the quote button to the mail program, and the word that it is open. */
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
