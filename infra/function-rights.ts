import type { TableName } from '#shared/constants/table-name.ts';
import type { SecretName } from './secret-parameters.ts';

/** A table, or one of its indexes in the form that ARNs have: `users/index/byEmail`. */
type TableResource = TableName | `${TableName}/index/${string}`;

/** Actions as IAM names them. A transaction needs those of its parts. No Scan: nothing reads whole tables. */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** Bucket and beginning of keys: `private/articles/`. */
export type FilePrefix = `${'public' | 'private'}/${string}/`;

/** A copy needs GetObject of its source and PutObject of its target. */
export type FileAction = 'GetObject' | 'PutObject' | 'DeleteObject';

/** What one Lambda function is given and may do; everything else is denied. */
export interface FunctionPlan {
  memoryMb: number;
  timeoutSeconds: number;
  tables: Partial<Record<TableResource, readonly TableAction[]>>;
  /** Cognito actions on our user pool. */
  cognito?: readonly string[];
  /** What it may do with objects under a prefix; presigned URLs and forms carry its rights. */
  files?: Partial<Record<FilePrefix, readonly FileAction[]>>;
  /** It is given none of the settings that functions have in their environment. */
  knowsNoStage?: true;
  sendsMail?: true;
  /** It is given sharp, whose native part cannot be in a bundle. */
  drawsPictures?: true;
  /** Whether it may empty the edge's cache. */
  clearsEdge?: true;
  secrets?: readonly SecretName[];
  /** It may use the model that the configuration names, and that model's key if it has one. */
  asksModel?: true;
}
