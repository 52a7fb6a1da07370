import type { AttributeValue } from 'aws-lambda';

/** A value as it travels in JSON (`{ S: 'a' }`), binary as base64, the same shape Streams hands to a Lambda. */
export type { AttributeValue };

export type Item = Record<string, AttributeValue>;

export type KeyType = 'S' | 'N' | 'B';

export type KeySchema = { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[];

export interface IndexDescription {
  IndexName: string;
  KeySchema: KeySchema;
  Projection: { ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; NonKeyAttributes?: string[] };
}

/** What CreateTable was asked for; the parts every later call reads. */
export interface Table {
  TableName: string;
  AttributeDefinitions: { AttributeName: string; AttributeType: KeyType }[];
  KeySchema: KeySchema;
  GlobalSecondaryIndexes?: IndexDescription[];
}
