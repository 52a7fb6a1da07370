import { note, stop, type Problem } from './problem.ts';

interface Explanation {
  /** Matches the error's name or code, as given by SDKs and Node.js. */
  of: RegExp;
  says: string;
  next: string;
}

const explanations: Explanation[] = [
  {
    of: /^(CredentialsProviderError|NoCredentials)$/,
    says: 'There are no AWS credentials.',
    next: 'aws configure sso   (or, if you have a profile: aws sso login, and AWS_PROFILE=<profile> before the command)',
  },
  {
    of: /Expired|^TokenProviderError$|^SSOTokenProviderFailure$/,
    says: 'The AWS credentials have expired.',
    next: 'aws sso login',
  },
  {
    of: /^(InvalidClientTokenId|UnrecognizedClient|SignatureDoesNotMatch|InvalidSignature|IncompleteSignature|AuthFailure)/,
    says: 'AWS does not recognise these credentials.',
    next: 'aws configure list   (shows which are used; a new access key: aws configure)',
  },
  {
    of: /Timeout|^Abort|^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH)$/,
    says: 'AWS does not respond. Is the network up, and is the name of the region right?',
    next: 'aws sts get-caller-identity',
  },
];

/** Explains a failed call to AWS and what the operator can do. */
export function explainError(error: unknown, check: string): Problem {
  const names = namesOf(error);
  const found = explanations.find(({ of }) => names.some((name) => of.test(name)));
  if (found) return stop(found.says, found.next);
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return note(
    `The ${check} could not be checked. ${reason}`,
    'aws sts get-caller-identity   (these may be the wrong credentials; the check needs permission to read)',
  );
}

/** Returns the message of an error that a command throws for the operator; explains any other error. */
export function errorText(error: unknown, check: string): string {
  if (error instanceof Error && error.name === 'Error' && !('code' in error)) return error.message;
  const { says, next } = explainError(error, check);
  return `${says}\n  → ${next}`;
}

function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code } = error as { code?: unknown };
  return [error.name, ...(typeof code === 'string' ? [code] : []), ...namesOf(error.cause)];
}
