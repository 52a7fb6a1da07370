/**
 * The result of GuardDuty Malware Protection for S3 for one object. EventBridge delivers it at least once.
 * @see https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html
 */
export interface ScanResultEvent {
  'detail-type': 'GuardDuty Malware Protection Object Scan Result';
  source: 'aws.guardduty';
  detail: {
    s3ObjectDetails: { bucketName: string; objectKey: string; eTag: string };
    scanResultDetails: {
      scanResultStatus: ScanResultStatus;
      threats: readonly { name: string }[] | null;
    };
  };
}

type ScanResultStatus =
  | 'NO_THREATS_FOUND'
  | 'THREATS_FOUND'
  | 'UNSUPPORTED'
  | 'ACCESS_DENIED'
  | 'FAILED';

export function isScanResult(event: object): event is ScanResultEvent {
  return 'source' in event && event.source === 'aws.guardduty';
}

/** Returns why a file is rejected after this result, for the administrator; undefined if nothing was found. */
export function scanProblem({ detail }: ScanResultEvent): string | undefined {
  const { scanResultStatus: status, threats } = detail.scanResultDetails;
  switch (status) {
    case 'NO_THREATS_FOUND':
      return undefined;
    case 'THREATS_FOUND': {
      const names = (threats ?? []).map(({ name }) => name).join(', ');
      return `This file contains malware${names && ` (${names})`}. We have deleted it. Please check the computer that it comes from, and send a clean file.`;
    }
    case 'UNSUPPORTED':
      return 'This file cannot be scanned for malware, so we did not accept it. It is locked with a password, or it is an archive that contains more than the scan reads. Please send it unlocked, or in smaller archives.';
    default:
      return 'The scan for malware failed, so we did not accept this file. Please send it again. If that fails too, ask the site’s operator to check the scan.';
  }
}
