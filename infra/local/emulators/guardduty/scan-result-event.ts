import { randomUUID } from 'node:crypto';

export interface ScannedObject {
  bucket: string;
  key: string;
  etag: string;
}

export type ScanOutcome = 'NO_THREATS_FOUND' | 'THREATS_FOUND' | 'UNSUPPORTED' | 'FAILED';

const scanStatus = {
  NO_THREATS_FOUND: 'COMPLETED',
  THREATS_FOUND: 'COMPLETED',
  UNSUPPORTED: 'SKIPPED',
  FAILED: 'FAILED',
} as const;

/**
 * The event of a scan as EventBridge delivers it.
 * @see https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html
 */
export function scanResultEvent(
  { bucket, key, etag }: ScannedObject,
  outcome: ScanOutcome,
  region: string,
) {
  const account = '000000000000';
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'GuardDuty Malware Protection Object Scan Result',
    source: 'aws.guardduty',
    account,
    time: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    region,
    resources: [`arn:aws:guardduty:${region}:${account}:malware-protection-plan/local`],
    detail: {
      schemaVersion: '1.0',
      scanStatus: scanStatus[outcome],
      resourceType: 'S3_OBJECT',
      s3ObjectDetails: { bucketName: bucket, objectKey: key, eTag: etag, s3Throttled: false },
      scanResultDetails: {
        scanResultStatus: outcome,
        threats: outcome === 'THREATS_FOUND' ? [{ name: 'EICAR-Test-File (not a virus)' }] : null,
      },
    },
  };
}
