import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Message } from '#generated/model/index.ts';
import { buttonClass } from '#portal/ui/button-class.ts';

/** The link of a message: a page of the portal, or an address in a new window without access to this one. */
export function MessageLink({ message: { linkageType, linkage } }: { readonly message: Message }) {
  const { t } = useTranslation();
  const look = buttonClass({ variant: 'brand', className: 'justify-self-start' });
  if (linkageType === 'ROUTE' && linkage && /^\/(?![/\\])/.test(linkage)) {
    return (
      <Link to={linkage} className={look}>
        {t('member.inbox.open')}
      </Link>
    );
  }
  if (linkageType === 'URL' && linkage && /^https:\/\//i.test(linkage)) {
    return (
      <a href={linkage} target="_blank" rel="noopener noreferrer" className={look}>
        {t('member.inbox.open')}
      </a>
    );
  }
  return null;
}
