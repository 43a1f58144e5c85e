import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetInhouseEvidence } from '#generated/client/inhouse/inhouse.ts';
import { type InhouseEvidence, InhouseGameId } from '#generated/model/index.ts';
import { useLoggedIn } from '#portal/access/session.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { LoadFailed } from '#portal/entities/loading/load-state.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { Spinner } from '#portal/ui/loading.tsx';
import { type Given, givenOf, isSized, nothingGiven, sizes, workOutGiven, wrongFields } from './given.ts';
import type { WorkedOut } from './work-out.ts';
import { WorkedOutSteps } from './worked-out-steps.tsx';

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

/** The fields of text, in the order of the form. */
const TEXTS = ['roundId', 'serverSeedHash', 'serverSeed', 'clientSeed'] as const;

/** The evidence of a round, typed or of the server, and the steps that work it out. */
function Verifier({ evidence }: { readonly evidence: InhouseEvidence | undefined }) {
  const { t } = useTranslation();
  const [given, setGiven] = useState<Given>(() => (evidence ? givenOf(evidence) : nothingGiven));
  const [told, setTold] = useState(false);
  const [result, setResult] = useState<WorkedOut | undefined>(
    () => evidence && workOutGiven(givenOf(evidence), evidence),
  );
  const wrong = wrongFields(given);
  // Other values than those of the server are another round.
  const isOfServer = evidence !== undefined && JSON.stringify(given) === JSON.stringify(givenOf(evidence));
  const known = isOfServer ? evidence : undefined;
  const change = (next: Partial<Given>) => {
    setGiven((before) => ({ ...before, ...next }));
    setResult(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (wrong.size === 0) setResult(workOutGiven(given, known));
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="p-5">
        <form noValidate onSubmit={submit} className="grid gap-4">
          <h2 className="title text-lg">{t('originals.verifier.evidence')}</h2>
          <FilterSelect
            label={t('originals.verifier.game')}
            value={given.gameId}
            options={Object.values(InhouseGameId).map((game) => ({
              value: game,
              label: t(`originals.verifier.games.${game}`),
            }))}
            onChange={(gameId) => gameId && change({ gameId, size: isSized(gameId) ? sizes[gameId].usual : '' })}
          />
          {TEXTS.map((name) => (
            <TextField
              key={name}
              label={t(`originals.verifier.field.${name}`)}
              value={given[name]}
              autoComplete="off"
              spellCheck={false}
              error={told && wrong.has(name) ? t(`originals.verifier.wrong.${name}`) : undefined}
              onChange={(event) => change({ [name]: event.target.value.trim() })}
            />
          ))}
          {isSized(given.gameId) && (
            <TextField
              label={t(`originals.verifier.size.${given.gameId}`)}
              inputMode="numeric"
              value={given.size}
              error={told && wrong.has('size') ? t('originals.verifier.wrong.size', sizes[given.gameId]) : undefined}
              onChange={(event) => change({ size: event.target.value.trim() })}
            />
          )}
          <Button type="submit" variant="brand" size="lg" block>
            {t('originals.verifier.workOut')}
          </Button>
        </form>
      </Card>
      {result ? (
        <WorkedOutSteps result={result} given={given} evidence={known} />
      ) : (
        <Card className="p-5 text-text-2">{t('originals.verifier.nothingYet')}</Card>
      )}
    </div>
  );
}
