export const weCouldNotReachServer =
  'We could not reach the server. Check your connection and try again.';
export const invalidDataFormatReceivedFrom = 'Invalid data format received from server';
export const referenceRequestId = (requestId: string) => ` Reference: ${requestId}.`;
