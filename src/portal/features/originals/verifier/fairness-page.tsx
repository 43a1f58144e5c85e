import { useTranslation } from 'react-i18next';
import { useGetInhouseEvidence } from '#generated/client/inhouse/inhouse.ts';
import { useLoggedIn } from '#portal/access/session.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { LoadFailed } from '#portal/entities/loading/load-state.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Spinner } from '#portal/ui/loading.tsx';
import { Verifier } from './verifier.tsx';

const PARTS = ['commitment', 'numbers', 'shuffle', 'label', 'games', 'draws', 'shared'] as const;

/**
 * `/fairness`: works a round of the house out again in the browser (LOBBY-19). The address may name a round of the member,
 * whose evidence is fetched; anybody can type the evidence.
 */
export function FairnessPage() {
  const { t } = useTranslation();
  const [params] = useAddress();
  const loggedIn = useLoggedIn();
  const { open } = useModals();
  const roundId = params.get('round') ?? '';
  const isNamed = /^[A-Za-z0-9-]{1,40}$/.test(roundId);
  const { data, error, isFetching, refetch } = useGetInhouseEvidence(roundId, {
    query: { enabled: loggedIn && isNamed, staleTime: 0 },
  });
  const evidence = data?.serverSeed == null ? undefined : data;
  return (
    <div className="grid gap-6 pt-6">
      <div className="grid gap-2">
        <h1 className="display text-3xl text-balance">{t('originals.verifier.title')}</h1>
        <p className="max-w-150 text-text-2">{t('originals.verifier.lead')}</p>
      </div>
      {isNamed && !loggedIn && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <p>{t('originals.verifier.logIn')}</p>
          <Button onClick={() => open('login')}>{t('shell.header.login')}</Button>
        </Card>
      )}
      {isNamed && loggedIn && isFetching && !data && <Spinner className="size-8" />}
      {error && !data && (
        <Card>
          <LoadFailed
            title={t('originals.verifier.failed')}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
      {data && !evidence && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <p role="status">{t('originals.verifier.stillOpen')}</p>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Card>
      )}
      <Verifier key={evidence?.roundId} evidence={evidence} />
      <Algorithm />
    </div>
  );
}

/** The published algorithm in words, so that anybody can write a verifier. */
function Algorithm() {
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
