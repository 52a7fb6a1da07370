import { AppDownload, type AppDownloadProps } from '../../parts/app-download.tsx';
import { PhoneInStrata } from './phone-in-strata.tsx';

/** Where to get an app, beside a drawing of it in the field. */
export function AboutDownload(props: AppDownloadProps) {
  return <AppDownload {...props} drawing={<PhoneInStrata />} />;
}
