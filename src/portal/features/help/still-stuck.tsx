import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { ContactLink } from '../../entities/service/contact-link.tsx';
import { Card } from '../../ui/card.tsx';

/** The way to a person, for whom no article helped. */
export function StillStuck() {
  const { t } = useTranslation();
  if (!useSite()?.customerService.contactUrl) return null;
  return (
    <Card className="p-5">
      <h2 className="title text-lg">{t('help.stuck.title')}</h2>
      <p className="mt-1 mb-4 text-text-2">{t('help.stuck.text')}</p>
      <ContactLink variant="brand" block>
        {t('help.stuck.action')}
      </ContactLink>
    </Card>
  );
}
