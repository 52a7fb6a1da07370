import { note, stop } from '../../preflight/problem.ts';
import type { DoctorCheck } from '../exam.ts';

interface Certificate {
  Status: string;
  DomainName: string;
  SubjectAlternativeNames?: string[];
  /** Unix seconds. */
  NotAfter?: number;
  DomainValidationOptions?: { ResourceRecord?: { Name: string; Value: string } }[];
}

/** ACM renews certificates 60 days before they expire; one that expires within this many days was not renewed. */
const renewedDays = 30;

export const certificateCheck: DoctorCheck = {
  name: 'certificate',
  okText: ({ config }) =>
    config.domainName && `The certificate for ${config.domainName} is issued and covers it.`,
  async run({ config: { domainName, certificateArn }, aws }) {
    if (!domainName || !certificateArn) return undefined;
    const body = JSON.stringify({ CertificateArn: certificateArn });
    const response = await aws.ask(
      'acm',
      'POST',
      '/',
      body,
      'CertificateManager.DescribeCertificate',
    );
    const found = (JSON.parse(response) as { Certificate: Certificate }).Certificate;
    const another = `aws acm request-certificate --domain-name ${domainName} --validation-method DNS --region us-east-1   (then its ARN as "certificateArn")`;
    if (found.Status === 'PENDING_VALIDATION') {
      const record = found.DomainValidationOptions?.[0]?.ResourceRecord;
      return stop(
        `The certificate for ${domainName} is waiting for its DNS record.`,
        `Add to the DNS: ${record?.Name} CNAME ${record?.Value}`,
      );
    }
    if (found.Status !== 'ISSUED') {
      return stop(
        `The certificate for ${domainName} cannot be used: it is ${found.Status}.`,
        another,
      );
    }
    const names = [found.DomainName, ...(found.SubjectAlternativeNames ?? [])];
    if (!names.some((name) => covers(name, domainName))) {
      return stop(`The certificate is for ${found.DomainName}, not for ${domainName}.`, another);
    }
    const days = ((found.NotAfter ?? Infinity) - Date.now() / 1000) / 86_400;
    if (days >= renewedDays) return undefined;
    return note(
      `The certificate for ${domainName} expires in ${Math.floor(days)} days, and ACM has not renewed it: its DNS record is missing.`,
      `aws acm describe-certificate --certificate-arn ${certificateArn} --query Certificate.DomainValidationOptions --region us-east-1`,
    );
  },
};

function covers(name: string, host: string): boolean {
  return (
    name === host || (name.startsWith('*.') && host.split('.').slice(1).join('.') === name.slice(2))
  );
}
