import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../access/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { FullPageMessage } from './full-page-message.tsx';

/** The page for unknown addresses. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <FullPageMessage icon={<MapPinOff size={24} />} title={t('common.notFound.title')} text={t('common.notFound.body')}>
      <Link to={paths.home} className={buttonClass({ variant: 'brand' })}>
        {t('common.notFound.action')}
      </Link>
    </FullPageMessage>
  );
}
