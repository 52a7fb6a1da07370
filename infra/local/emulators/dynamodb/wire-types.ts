import type { AttributeValue } from 'aws-lambda';

/** A value in JSON (`{ S: 'a' }`), binary as base64: the shape that Streams passes to Lambda. */
export type { AttributeValue };

export type Item = Record<string, AttributeValue>;

export type KeyType = 'S' | 'N' | 'B';

export type KeySchema = { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[];

export interface IndexDescription {
  IndexName: string;
  KeySchema: KeySchema;
  Projection: { ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; NonKeyAttributes?: string[] };
}

/** The parts of a CreateTable request that later calls read. */
export interface Table {
  TableName: string;
  AttributeDefinitions: { AttributeName: string; AttributeType: KeyType }[];
  KeySchema: KeySchema;
  GlobalSecondaryIndexes?: IndexDescription[];
}
