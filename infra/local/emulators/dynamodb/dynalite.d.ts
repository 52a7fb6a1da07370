// dynalite has no types. These declarations cover only what this folder calls.

declare module 'dynalite/db/index.js' {
  type Item = import('./wire-types.ts').Item;
  type KeyType = import('./wire-types.ts').KeyType;
  type KeySchema = import('./wire-types.ts').KeySchema;
  type Table = import('./wire-types.ts').Table;
  type ServiceError = import('./service-error.ts').ServiceError;
  type Visit = (attribute: string, type: KeyType, isHash: boolean) => ServiceError | null | void;

  const db: {
    /** A string that sorts as DynamoDB sorts: hashed partition key, then the sort key. */
    createKey(item: Item, table: Table, schema?: KeySchema): string;
    hashPrefix(value: string, type: KeyType): string;
    toRangeStr(value: string, type: KeyType): string;
    traverseKey(table: Table, schema: KeySchema, visit: Visit): ServiceError | null | void;
    validateKey(key: Item, table: Table, schema?: KeySchema): ServiceError | null | void;
    validateItem(item: Item, table: Table): ServiceError | null | void;
    validateKeyPaths(
      nestedPaths: Record<string, true> | undefined,
      table: Table,
    ): ServiceError | null | void;
    checkConditional(request: object, existing: Item | undefined): ServiceError | null | void;
    matchesExprFilter(item: Item, expression: object): boolean;
    matchesFilter(item: Item, filter: object, operator?: string): boolean;
    mapPaths(paths: (string | (string | number)[])[], item: Item): Item;
    itemSize(item: Item, compress?: boolean, addMetaSize?: boolean, sortKey?: string): number;
  };
  export default db;
}

declare module 'dynalite/validations/index.js' {
  type Validation = import('./parse-request.ts').Validation;

  const validations: {
    checkTypes(request: unknown, types: Validation['types']): object;
    checkValidations(
      request: object,
      types: Validation['types'],
      custom: Validation['custom'],
      store: object,
    ): void;
  };
  export default validations;
}

declare module 'dynalite/validations/*' {
  const validation: import('./parse-request.ts').Validation;
  export default validation;
}

declare module 'dynalite/actions/*' {
  const action: import('./call-dynalite.ts').DynaliteAction;
  export default action;
}
