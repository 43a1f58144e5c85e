import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** Leads to the customer service of the permission payload (STATUS-13); absent where the site names none. */
export function ContactUs() {
  const { t } = useTranslation();
  const url = useSite()?.customerService.contactUrl;
  if (!url) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'brand', size: 'lg' })}>
      <Headset size={18} aria-hidden="true" />
      {t('status.contact')}
    </a>
  );
}
