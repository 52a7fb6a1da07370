import batchGetItem from 'dynalite/actions/batchGetItem.js';
import batchWriteItem from 'dynalite/actions/batchWriteItem.js';
import getItem from 'dynalite/actions/getItem.js';
import batchGetValidation from 'dynalite/validations/batchGetItem.js';
import batchWriteValidation from 'dynalite/validations/batchWriteItem.js';
import createTableValidation from 'dynalite/validations/createTable.js';
import deleteTableValidation from 'dynalite/validations/deleteTable.js';
import describeTableValidation from 'dynalite/validations/describeTable.js';
import describeTimeToLiveValidation from 'dynalite/validations/describeTimeToLive.js';
import getValidation from 'dynalite/validations/getItem.js';
import listTablesValidation from 'dynalite/validations/listTables.js';
import queryValidation from 'dynalite/validations/query.js';
import scanValidation from 'dynalite/validations/scan.js';
import { callDynalite, type DynaliteAction } from './call-dynalite.ts';
import { countedRead } from './counted-read.ts';
import { parseRequest, type Validation } from './parse-request.ts';
import { query } from './query.ts';
import {
  describeRecovery,
  describeRecoveryValidation,
  restoreTable,
  restoreValidation,
  updateRecovery,
  updateRecoveryValidation,
} from './recovery.ts';
import { scan } from './scan.ts';
import { createTable, deleteTable, describeTable, listTables } from './table-calls.ts';
import type { Database } from './table-store.ts';
import {
  describeTimeToLive,
  updateTimeToLive,
  updateTimeToLiveValidation,
} from './time-to-live.ts';
import { transactGet, transactGetValidation } from './transact-get.ts';
import { transactWrite, transactWriteValidation } from './transact-write.ts';
import { updateIndexValidation, updateTable } from './update-table.ts';
import { writeOne, writeValidations, type WriteKind, type WriteRequest } from './write-item.ts';

/** Handles a request body as received and returns the response. @throws ServiceError */
type Call = (database: Database, body: unknown) => object;

const call =
  <Request>(validation: Validation, run: (database: Database, request: Request) => object): Call =>
  (database, body) =>
    run(database, parseRequest<Request>(validation, body));

const write = (kind: WriteKind) =>
  call<WriteRequest>(writeValidations[kind], (database, request) =>
    writeOne(database, kind, request),
  );

const readItems = (validation: Validation, action: DynaliteAction) =>
  call<object>(validation, (database, request) => countedRead(action, database, request));

const dynalite = (validation: Validation, action: DynaliteAction) =>
  call<object>(validation, (database, request) => callDynalite(action, database, request));

/** The supported calls by their name in `X-Amz-Target`. */
export const calls: ReadonlyMap<string, Call> = new Map(
  Object.entries({
    PutItem: write('Put'),
    UpdateItem: write('Update'),
    DeleteItem: write('Delete'),
    GetItem: readItems(getValidation, getItem),
    BatchGetItem: readItems(batchGetValidation, batchGetItem),
    BatchWriteItem: dynalite(batchWriteValidation, batchWriteItem),
    Query: call(queryValidation, query),
    Scan: call(scanValidation, scan),
    TransactGetItems: call(transactGetValidation, transactGet),
    TransactWriteItems: call(transactWriteValidation, transactWrite),
    CreateTable: call(createTableValidation, createTable),
    DescribeTable: call(describeTableValidation, describeTable),
    ListTables: call(listTablesValidation, listTables),
    UpdateTable: call(updateIndexValidation, updateTable),
    DeleteTable: call(deleteTableValidation, deleteTable),
    UpdateTimeToLive: call(updateTimeToLiveValidation, updateTimeToLive),
    UpdateContinuousBackups: call(updateRecoveryValidation, updateRecovery),
    DescribeContinuousBackups: call(describeRecoveryValidation, describeRecovery),
    RestoreTableToPointInTime: call(restoreValidation, restoreTable),
    DescribeTimeToLive: call(describeTimeToLiveValidation, describeTimeToLive),
  }),
);
