import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InhouseEvidence, InhouseGameId } from '#generated/model/index.ts';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { type Given, givenOf, isSized, nothingGiven, sizes, workOutGiven, wrongFields } from './given.ts';
import type { WorkedOut } from './work-out.ts';
import { WorkedOutSteps } from './worked-out-steps.tsx';

/** The fields of text, in the order of the form. */
const TEXTS = ['roundId', 'serverSeedHash', 'serverSeed', 'clientSeed'] as const;

/** The evidence of a round, typed or of the server, and the steps that work it out. */
export function Verifier({ evidence }: { readonly evidence: InhouseEvidence | undefined }) {
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
