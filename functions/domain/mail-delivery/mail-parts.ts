/** A composed email. */
export interface MailParts {
  subject: string;
  html: string;
  text: string;
  /** Headers in addition to those of every email: `List-Unsubscribe`. Names and values in printable ASCII. */
  headers?: Record<string, string>;
}
