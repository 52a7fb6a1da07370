import { DescribeContinuousBackupsCommand } from '@aws-sdk/client-dynamodb';
import { stop } from '../../preflight/problem.ts';
import { stagePrefix } from '../../stage-config.ts';
import { tableNames } from '../../tables.ts';
import type { DoctorCheck, Exam } from '../exam.ts';

export const recoveryCheck: DoctorCheck = {
  name: 'point-in-time recovery',
  okText: () => `Point-in-time recovery is on for all ${tableNames.length} tables.`,
  async run(exam) {
    const tables = tableNames.map((name) => `${stagePrefix(exam.config)}-${name}`);
    const states = await Promise.all(tables.map((table) => stateOf(exam, table)));
    const off = tables.filter((_, index) => states[index] !== 'ENABLED');
    if (off.length === 0) return undefined;
    const missing = tables.filter((_, index) => states[index] === 'MISSING');
    if (missing.length > 0) {
      return stop(
        `These tables are missing: ${missing.join(', ')}.`,
        'docs/runbook.md, "Restore data"',
      );
    }
    return stop(
      `Point-in-time recovery is off for ${off.join(', ')}: damage to them could not be undone.`,
      off.map((table) => turnOn(table, exam.region)).join('\n    '),
    );
  },
};

const turnOn = (table: string, region: string) =>
  `aws dynamodb update-continuous-backups --table-name ${table} --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true --region ${region}`;

async function stateOf({ dynamodb }: Exam, TableName: string): Promise<string | undefined> {
  try {
    const command = new DescribeContinuousBackupsCommand({ TableName });
    const { ContinuousBackupsDescription } = await dynamodb.send(command);
    return ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus;
  } catch (error) {
    if (error instanceof Error && error.name === 'TableNotFoundException') return 'MISSING';
    throw error;
  }
}
