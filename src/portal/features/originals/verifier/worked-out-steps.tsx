import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseEvidence } from '../../../../../generated/client/model/index.ts';
import { cn } from '../../../lib/cn.ts';
import { Card } from '../../../ui/card.tsx';
import { multiplierText } from '../odds-text.ts';
import type { Given } from './given.ts';
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
  const sealed = hash === given.serverSeedHash;
  const same = evidence === undefined || evidence.outcome.join() === outcome.join();
  const paid = evidence === undefined || multiplier === undefined || evidence.multiplier === multiplier;
  return (
    <Card className="grid gap-5 p-5">
      <p
        role="status"
        className={cn(
          'flex items-start gap-2.5 rounded-md px-3.5 py-3 font-semibold',
          sealed && same && paid ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
        )}
      >
        {sealed && same && paid ? (
          <CircleCheck size={20} aria-hidden="true" />
        ) : (
          <CircleX size={20} aria-hidden="true" />
        )}
        {sealed && same && paid
          ? t(evidence ? 'originals.verifier.allFits' : 'originals.verifier.sealFits')
          : t('originals.verifier.doesNotFit')}
      </p>
      <ol className="grid gap-4">
        <Step title={t('originals.verifier.step.seal')} fits={sealed}>
          <p className="num text-xs wrap-anywhere">{hash}</p>
        </Step>
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
        <Step title={t('originals.verifier.step.outcome')} fits={evidence && same}>
          <p className="num text-lg">{outcome.join(' ')}</p>
          <p className="text-sm text-text-2">{t(`originals.verifier.outcome.${given.gameId}`)}</p>
        </Step>
        {evidence && multiplier !== undefined && (
          <Step title={t('originals.verifier.step.pays')} fits={paid}>
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
    <li className="grid gap-1.5">
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
