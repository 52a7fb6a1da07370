import { incomingPrefix, indexPrefix, listPrefix } from '#shared/constants/bucket-prefixes.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import type { SecretName } from './secret-parameters.ts';

/** A table, or one of its indexes as in ARNs: `users/index/byEmail`. */
type TableResource = TableName | `${TableName}/index/${string}`;

/** IAM actions. A transaction needs those of its parts. No Scan: no function reads whole tables. */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** A bucket with a key prefix: `private/articles/`. */
export type FilePrefix = `${'public' | 'private'}/${string}/`;

/**
 * A copy needs GetObject for its source and PutObject for its target. PutObject is also the right to begin a multipart
 * upload, to send its parts and to complete it.
 */
export type FileAction =
  | 'GetObject'
  | 'PutObject'
  | 'DeleteObject'
  | 'ListMultipartUploadParts'
  | 'AbortMultipartUpload';

/** The settings and permissions of one Lambda function; everything else is denied. */
export interface FunctionPlan {
  memoryMb: number;
  timeoutSeconds: number;
  tables: Partial<Record<TableResource, readonly TableAction[]>>;
  /** Cognito actions on our user pool. */
  cognito?: readonly string[];
  /** The allowed actions by prefix; presigned URLs and forms carry the function's permissions. */
  files?: Partial<Record<FilePrefix, readonly FileAction[]>>;
  /** Present if it gets none of the common environment variables. */
  hasNoStageEnvironment?: true;
  maySendMail?: true;
  /** Present if it may ask SES whether the sender is verified. */
  mayReadSender?: true;
  /** Present if it gets sharp, whose native part cannot be bundled. */
  needsSharp?: true;
  /** Present if it may invalidate the CloudFront cache. */
  mayInvalidateCache?: true;
  secrets?: readonly SecretName[];
  /** Present if it may call the configured model, with the model's key if there is one. */
  mayCallModel?: true;
}

/** Returns the plan without permissions that a shop with these capabilities does not need. */
export function withinShop(plan: FunctionPlan, capabilities: Capabilities): FunctionPlan {
  const { tables, files } = plan;
  return {
    ...plan,
    tables: pick(tables, (resource) => hasTable(tableOf(resource), capabilities)),
    ...(files && { files: pick(files, (place) => hasFiles(place, capabilities)) }),
  };
}

function tableOf(resource: string): TableName {
  return resource.split('/')[0] as TableName;
}

/**
 * Whether a shop with these capabilities has files at a place. Folders that belong to no catalogue hold the site's own
 * products.
 */
function hasFiles(place: string, { articles, chat, podcasts, products }: Capabilities): boolean {
  const folder = place.slice(place.indexOf('/') + 1);
  if (folder === 'articles/') return articles;
  if (folder === 'podcasts/') return podcasts;
  if (folder === indexPrefix) return chat;
  if (folder === 'previews/') return articles || products;
  return products || ['authors/', incomingPrefix, listPrefix].includes(folder);
}

function pick<Value>(
  permissions: Partial<Record<string, Value>>,
  isWanted: (name: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(permissions).filter(([name]) => isWanted(name)),
  ) as Record<string, Value>;
}
