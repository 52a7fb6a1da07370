import { Logger } from '@aws-lambda-powertools/logger';

/** Structured JSON logs; the level comes from POWERTOOLS_LOG_LEVEL. Never log tokens, passwords or bodies. */
export const logger = new Logger({ serviceName: 'outcrop' });
