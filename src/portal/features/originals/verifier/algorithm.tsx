import { useTranslation } from 'react-i18next';
import { Card } from '#portal/ui/card.tsx';

const PARTS = ['commitment', 'numbers', 'shuffle', 'label', 'games', 'shared'] as const;

/** The published algorithm in words, so that anybody can write a verifier. */
export function Algorithm() {
  const { t } = useTranslation();
  return (
    <Card className="p-5">
      <section aria-labelledby="algorithm" className="grid gap-3">
        <h2 id="algorithm" className="title text-lg">
          {t('originals.verifier.algorithm.title')}
        </h2>
        <p className="text-sm text-text-2">{t('originals.verifier.algorithm.lead')}</p>
        <dl className="grid gap-3">
          {PARTS.map((part) => (
            <div key={part}>
              <dt className="text-sm font-semibold">{t(`originals.verifier.algorithm.${part}.title`)}</dt>
              <dd className="text-sm whitespace-pre-line text-text-2">
                {t(`originals.verifier.algorithm.${part}.text`)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
