import { useTranslation } from 'react-i18next';
import type { DrawEvidence, PrizeName } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { BlockList } from '#portal/entities/fairness/block-list.tsx';
import { Step } from '#portal/entities/fairness/step.tsx';
import { Verdict } from '#portal/entities/fairness/verdict.tsx';
import type { Drawing } from '#shared/lottery/drawing.ts';
import type { CheckedDraw } from './check-draw.ts';
import { ResultRows } from './result-rows.tsx';
import type { SeenSeal } from './seen-seals.ts';

type CheckedStepsProps = {
  readonly checked: CheckedDraw;
  readonly evidence: DrawEvidence;
  readonly seed: string;
  readonly label: string;
  readonly drawing: Drawing<PrizeName> | undefined;
  readonly seen: SeenSeal | undefined;
};

/** Each step from the seal to the result of a draw, with whether it agrees with what was published. */
export function CheckedSteps({ checked, evidence, seed, label, drawing, seen }: CheckedStepsProps) {
  const { t } = useTranslation();
  const { hash, blocks, prizes, checks } = checked;
  const fits = Object.values(checks).every((check) => check !== false);
  return (
    <>
      <Verdict fits={fits}>
        {fits ? t(prizes ? 'fairness.draw.fits' : 'fairness.draw.cannotDraw') : t('fairness.draw.doesNotFit')}
      </Verdict>
      <ol className="grid list-decimal gap-4 pl-5 marker:text-sm marker:font-semibold">
        <Seal evidence={evidence} seen={seen} hash={hash} />
        <Step title={t('fairness.draw.seed', { time: useTime(evidence.revealedAt) })}>
          <p className="num text-xs wrap-anywhere">{seed}</p>
        </Step>
        <Step title={t('fairness.seal')} fits={checks.seal}>
          <p className="num text-xs wrap-anywhere">{hash}</p>
        </Step>
        <Step title={t('fairness.draw.label')} fits={checks.label}>
          <p className="num text-xs wrap-anywhere">{label}</p>
        </Step>
        {prizes && drawing && (
          <>
            <Step title={t('fairness.blocks')}>
              <BlockList blocks={blocks} />
            </Step>
            <Step title={t('fairness.draw.rule')}>
              <p className="text-sm text-text-2">
                <Rule drawing={drawing} />
              </p>
            </Step>
            <Step title={t('fairness.draw.result')} fits={checks.result}>
              <ResultRows rows={prizes} />
              {checks.result === false && (
                <>
                  <p className="text-sm text-danger">{t('fairness.draw.published')}</p>
                  <ResultRows rows={evidence.versions.at(-1)?.prizes ?? []} />
                </>
              )}
            </Step>
          </>
        )}
      </ol>
    </>
  );
}

type SealProps = Pick<CheckedStepsProps, 'evidence' | 'seen'> & { readonly hash: string };

function Seal({ evidence: { commitment, committedAt }, seen, hash }: SealProps) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <Step title={t('fairness.draw.sealedAs', { time: useTime(committedAt) })}>
      <p className="num text-xs wrap-anywhere">{commitment}</p>
      {seen && (
        <p className="text-xs wrap-anywhere text-text-2">
          {seen.seal === hash
            ? t('fairness.draw.seenBefore', { time: dates.write(seen.at, 'time') })
            : t('fairness.draw.seenOther', { seal: seen.seal })}
        </p>
      )}
    </Step>
  );
}

function Rule({ drawing }: { readonly drawing: Drawing<PrizeName> }) {
  const { t } = useTranslation();
  if (drawing.kind === 'digits') return t('fairness.draw.digits');
  if (drawing.kind === 'dice') return t('fairness.draw.dice', { count: drawing.count });
  return t('fairness.draw.shuffle', { first: '01', last: String(drawing.of), count: drawing.take });
}

function useTime(at: string | null): string {
  const dates = useDates();
  return at === null ? '–' : dates.write(Date.parse(at));
}
