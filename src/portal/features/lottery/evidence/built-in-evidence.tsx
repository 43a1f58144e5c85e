import { LockKeyhole } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetLotteryGame } from '#generated/client/lottery/lottery.ts';
import type { Draw, DrawEvidence, LotteryGameDetail } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { drawingOf } from '../drawing-of.ts';
import { checkDraw } from './check-draw.ts';
import { CheckedSteps } from './checked-steps.tsx';
import { DrawName } from './draw-name.tsx';
import { seenSealOf } from './seen-seals.ts';

type BuiltInEvidenceProps = {
  readonly draw: Draw;
  readonly evidence: DrawEvidence;
  readonly busy: boolean;
  readonly onRefresh: () => void;
};

/** The evidence of a draw of this site: its seal, and as soon as its seed is open every step to the result. */
export function BuiltInEvidence({ draw, evidence, busy, onRefresh }: BuiltInEvidenceProps) {
  const { t } = useTranslation();
  const game = useGetLotteryGame(draw.gameCode, undefined, { query: { enabled: evidence.seed !== null } });
  const { seed } = evidence;
  return (
    <>
      <DrawName draw={draw} />
      <p className="text-sm text-text-2">
        {t('fairness.draw.lead')}{' '}
        <Link to={paths.fairness} className="font-semibold text-text-1 underline underline-offset-2">
          {t('fairness.draw.algorithm')}
        </Link>
      </p>
      {seed === null && <Closed {...{ draw, evidence, busy, onRefresh }} />}
      {seed !== null && game.data && <Opened {...{ draw, evidence, seed }} detail={game.data} />}
      {seed !== null && !game.data && (
        <LoadState query={game} failed={t('fairness.draw.failed')} skeleton={<Skeleton className="h-60" />} />
      )}
    </>
  );
}

/** The seed is not shown: the draw is not sealed yet, not drawn yet, or void. */
function Closed({ draw, evidence, busy, onRefresh }: BuiltInEvidenceProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const isVoid = draw.state === 'void';
  const isSealed = evidence.commitment !== null;
  const time = dates.write(Date.parse(isSealed ? draw.drawAt : draw.opensAt));
  return (
    <>
      <p role="status" className="flex items-start gap-2.5 rounded-md bg-info-soft px-3.5 py-3 text-sm">
        <LockKeyhole size={18} aria-hidden="true" className="mt-px flex-none text-info" />
        {isVoid ? t('fairness.draw.void') : t(isSealed ? 'fairness.draw.notOpen' : 'fairness.draw.notSealed', { time })}
      </p>
      {isSealed && evidence.committedAt !== null && (
        <div className="grid gap-1">
          <h3 className="text-sm font-semibold">
            {t('fairness.draw.sealedAs', { time: dates.write(Date.parse(evidence.committedAt)) })}
          </h3>
          <p className="num text-xs wrap-anywhere">{evidence.commitment}</p>
        </div>
      )}
      {!isVoid && (
        <Button loading={busy} onClick={onRefresh} className="justify-self-start">
          {t('fairness.draw.again')}
        </Button>
      )}
    </>
  );
}

type OpenedProps = {
  readonly draw: Draw;
  readonly evidence: DrawEvidence;
  readonly seed: string;
  readonly detail: LotteryGameDetail;
};

function Opened({ draw, evidence, seed, detail }: OpenedProps) {
  const drawing = useMemo(() => drawingOf(detail.game.gameGroupCode, detail.prizeTable), [detail]);
  const seen = seenSealOf(draw.drawId);
  const label = evidence.label ?? draw.drawId;
  const checked = useMemo(
    () => checkDraw({ draw, evidence, seed, label, drawing, seenSeal: seen?.seal }),
    [draw, evidence, seed, label, drawing, seen],
  );
  return <CheckedSteps {...{ checked, evidence, seed, label, drawing, seen }} />;
}
