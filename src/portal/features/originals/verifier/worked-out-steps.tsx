import { useTranslation } from 'react-i18next';
import type { InhouseEvidence } from '#generated/model/index.ts';
import { BlockList } from '#portal/entities/fairness/block-list.tsx';
import { Step } from '#portal/entities/fairness/step.tsx';
import { Verdict } from '#portal/entities/fairness/verdict.tsx';
import { Card } from '#portal/ui/card.tsx';
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
      <Verdict fits={fits}>
        {fits
          ? t(evidence ? 'originals.verifier.allFits' : 'originals.verifier.sealFits')
          : t('originals.verifier.doesNotFit')}
      </Verdict>
      <ol className="grid list-decimal gap-4 pl-5 marker:text-sm marker:font-semibold">
        <Step title={t('fairness.seal')} fits={checks.seal}>
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
        <Step title={t('fairness.blocks')}>
          <BlockList blocks={blocks} />
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
