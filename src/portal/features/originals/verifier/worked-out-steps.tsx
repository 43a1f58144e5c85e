import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseEvidence } from '../../../../../generated/client/model/index.ts';
import { cn } from '../../../lib/cn.ts';
import { Card } from '../../../ui/card.tsx';
import { multiplierText } from '../odds-text.ts';
import { checksOf } from './checks.ts';
import type { Given } from './given.ts';
import { SharedBets } from './shared-bets.tsx';
import type { WorkedOut } from './work-out.ts';

type WorkedOutStepsProps = {
  readonly result: WorkedOut;
  readonly given: Given;
  /** What the server says of the round, to be compared; undefined where all was typed. */
  readonly evidence: InhouseEvidence | undefined;
};

/** Each step from the seeds to the outcome, with whether it agrees with what was published. */
export function WorkedOutSteps({ result, given, evidence }: WorkedOutStepsProps) {
  const { t } = useTranslation();
  const { hash, blocks, outcome, multiplier } = result;
  const checks = checksOf(result, given, evidence);
  const fits = Object.values(checks).every((check) => check !== false);
  return (
    <Card className="grid gap-5 p-5">
      <p
        role="status"
        className={cn(
          'flex items-start gap-2.5 rounded-md px-3.5 py-3 font-semibold',
          fits ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
        )}
      >
        {fits ? <CircleCheck size={20} aria-hidden="true" /> : <CircleX size={20} aria-hidden="true" />}
        {fits
          ? t(evidence ? 'originals.verifier.allFits' : 'originals.verifier.sealFits')
          : t('originals.verifier.doesNotFit')}
      </p>
      <ol className="grid list-decimal gap-4 pl-5 marker:text-sm marker:font-semibold">
        <Step title={t('originals.verifier.step.seal')} fits={checks.seal}>
          <p className="num text-xs wrap-anywhere">{hash}</p>
        </Step>
        {evidence?.clientSeeds && (
          <Step title={t('originals.verifier.step.players')} fits={checks.players}>
            <SharedBets clientSeeds={evidence.clientSeeds} bets={evidence.bets ?? []} />
          </Step>
        )}
        <Step title={t('originals.verifier.step.label')}>
          <p className="num text-xs wrap-anywhere">{`${given.roundId}:${given.clientSeed}`}</p>
        </Step>
        <Step title={t('originals.verifier.step.blocks')}>
          {blocks.map(({ message, hex, numbers }) => (
            <dl key={message} className="rounded-md bg-surface-2 px-3.5 py-2.5 text-xs light:bg-surface-3">
              <dt className="wrap-anywhere text-text-2">{message}</dt>
              <dd className="num wrap-anywhere">{hex}</dd>
              <dd className="num mt-1 text-text-2">{numbers.join(' ')}</dd>
            </dl>
          ))}
        </Step>
        <Step title={t('originals.verifier.step.outcome')} fits={checks.outcome}>
          <p className="num text-lg">{outcome.join(' ')}</p>
          <p className="text-sm text-text-2">{t(`originals.verifier.outcome.${given.gameId}`)}</p>
        </Step>
        {evidence && multiplier !== undefined && (
          <Step title={t('originals.verifier.step.pays')} fits={checks.pays}>
            <p className="num text-lg">{multiplierText(multiplier)}</p>
          </Step>
        )}
      </ol>
    </Card>
  );
}

type StepProps = { readonly title: string; readonly fits?: boolean | undefined; readonly children: ReactNode };

function Step({ title, fits, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <li className="*:not-first:mt-1.5">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        {title}
        {fits !== undefined && (
          <span className={cn('text-xs font-medium', fits ? 'text-success' : 'text-danger')}>
            {t(fits ? 'originals.verifier.fits' : 'originals.verifier.differs')}
          </span>
        )}
      </h3>
      {children}
    </li>
  );
}
