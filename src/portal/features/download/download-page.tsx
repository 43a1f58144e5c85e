import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { GetApp } from './get-app.tsx';

/** `/download`: the instructions to get the app, as a page (ROUTE-20, ROUTE-28). */
export function DownloadPage() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 pt-6">
      <h1 className="display text-3xl text-balance">{t('download.title')}</h1>
      <Card className="pt-2">
        <GetApp name="download-page" className="px-4 sm:px-7.5" />
      </Card>
    </div>
  );
}
