import { LockKeyhole } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetDraw, useGetDrawEvidence, useGetLotteryGame } from '#generated/client/lottery/lottery.ts';
import type {
  Draw,
  DrawEvidence,
  DrawVersion,
  LotteryGameDetail,
  PrizeName,
  PrizeRow,
} from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { type Block, BlockList, recordNumbers, Step, Verdict } from '#portal/entities/fairness/proof.tsx';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { algorithms, type Drawing, drawPrizes } from '#shared/lottery/drawing.ts';
import { drawingOf, Numbers } from '../numbers.tsx';
import { type SeenSeal, seenSealOf } from '../use-coming.ts';

export type EvidenceModalProps = { readonly drawId: string; readonly onClose: () => void };

/** How the result of a draw came about: worked out again from its seed, or entered by an operator (LOTTERY-11). */
export function EvidenceModal({ drawId, onClose }: EvidenceModalProps) {
  const { t } = useTranslation();
  const evidence = useGetDrawEvidence(drawId, { query: { staleTime: 0 } });
  const draw = useGetDraw(drawId, { query: { staleTime: 0 } });
  const failed = evidence.error ? evidence : draw;
  const isUnknown = failed.error instanceof ApiError && ['not_found', 'validation_failed'].includes(failed.error.code);
  const refresh = () => {
    void evidence.refetch();
    void draw.refetch();
  };
  const isEntered = evidence.data?.source === 'external';
  return (
    <Modal
      title={isEntered ? t('fairness.entered.title') : t('fairness.draw.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:min-h-0 sm:w-modal"
    >
      <div className="grid gap-4 px-6 pb-6">
        {evidence.data && draw.data ? (
          <Evidence
            draw={draw.data}
            evidence={evidence.data}
            busy={evidence.isFetching || draw.isFetching}
            onRefresh={refresh}
          />
        ) : isUnknown ? (
          <p>{t('fairness.draw.unknown')}</p>
        ) : (
          <LoadState
            query={{ ...failed, refetch: refresh }}
            failed={t('fairness.draw.failed')}
            skeleton={<Skeleton className="h-60" />}
          />
        )}
      </div>
    </Modal>
  );
}

type EvidenceProps = {
  readonly draw: Draw;
  readonly evidence: DrawEvidence;
  readonly busy: boolean;
  readonly onRefresh: () => void;
};

function Evidence({ draw, evidence, busy, onRefresh }: EvidenceProps) {
  if (evidence.source === 'external') return <EnteredVersions draw={draw} versions={evidence.versions} />;
  return <BuiltInEvidence draw={draw} evidence={evidence} busy={busy} onRefresh={onRefresh} />;
}

type EnteredVersionsProps = {
  readonly draw: Draw;
  /** The first one first; the last one holds. */
  readonly versions: readonly DrawVersion[];
};

/** The versions of a result from outside, the one that holds first, each with when and why it was entered. */
function EnteredVersions({ draw, versions }: EnteredVersionsProps) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <>
      <DrawName draw={draw} />
      <p className="text-sm text-text-2">{t('fairness.entered.lead')}</p>
      {versions.length === 0 && <p role="status">{t('fairness.draw.notDrawn')}</p>}
      <ol className="grid gap-4">
        {[...versions].reverse().map(({ version, enteredAt, prizes, reason }, place) => {
          const before = versions.find((one) => one.version === version - 1);
          const time = dates.write(Date.parse(enteredAt));
          return (
            <li key={version} className="grid gap-2 rounded-md border border-line p-4">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="text-sm font-semibold">{t('fairness.entered.version', { version })}</h3>
                <Badge tone={place === 0 ? 'success' : 'neutral'}>
                  {t(place === 0 ? 'fairness.entered.holds' : 'fairness.entered.replaced')}
                </Badge>
              </div>
              <p className="text-sm text-text-2">
                {t(before ? 'fairness.entered.correction' : 'fairness.entered.first', { time })}
              </p>
              {reason !== null && <p className="text-sm">{t('fairness.entered.reason', { reason })}</p>}
              <ResultRows rows={prizes} before={before?.prizes} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

type BuiltInEvidenceProps = {
  readonly draw: Draw;
  readonly evidence: DrawEvidence;
  readonly busy: boolean;
  readonly onRefresh: () => void;
};

/** The evidence of a draw of this site: its seal, and as soon as its seed is open every step to the result. */
function BuiltInEvidence({ draw, evidence, busy, onRefresh }: BuiltInEvidenceProps) {
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
      {seed === null && <Closed draw={draw} evidence={evidence} busy={busy} onRefresh={onRefresh} />}
      {seed !== null && game.data && <Opened draw={draw} evidence={evidence} seed={seed} detail={game.data} />}
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
  return <CheckedSteps checked={checked} evidence={evidence} seed={seed} label={label} drawing={drawing} seen={seen} />;
}

/** A built-in draw, worked out again, and whether it agrees with what was published. */
export type CheckedDraw = {
  /** The SHA-256 of the seed. */
  readonly hash: string;
  readonly blocks: readonly Block[];
  /** What seed and label give; undefined where it is not known how the game draws. */
  readonly prizes: readonly PrizeRow[] | undefined;
  readonly checks: {
    /** Whether the seed gives every seal that was shown. */
    readonly seal: boolean;
    /** Whether the seal was shown while bets could still be placed: shown later, it does not show that the seed stood before. */
    readonly sealedInTime: boolean;
    /** Whether the label is the id of the draw, so that nobody could choose it. */
    readonly label: boolean;
    /** Whether the numbers are those of the evidence and of the draw; undefined without `prizes`. */
    readonly result: boolean | undefined;
  };
};

type Published = {
  readonly draw: Pick<Draw, 'drawId' | 'closesAt' | 'commitment' | 'result'>;
  readonly evidence: Pick<DrawEvidence, 'drawId' | 'algorithm' | 'commitment' | 'committedAt' | 'versions'>;
  readonly seed: string;
  readonly label: string;
  /** Undefined where it is not known how the game draws. */
  readonly drawing: Drawing<PrizeName> | undefined;
  /** The seal that this browser was shown before the draw, if it was there. */
  readonly seenSeal: string | undefined;
};

/** Recomputes a built-in draw from seed and label alone, and compares it with everything published about it. */
export function checkDraw({ draw, evidence, seed, label, drawing, seenSeal }: Published): CheckedDraw {
  const { hash, blocks, numbers } = recordNumbers(seed, label);
  const algorithm = algorithms.find((known) => known === evidence.algorithm);
  const prizes = drawing && algorithm && drawPrizes(numbers, drawing, algorithm);
  // The draw may have been asked for a moment before its result was there.
  const published = [evidence.versions.at(-1)?.prizes, draw.result === null ? prizes : draw.result.prizes];
  return {
    hash,
    blocks,
    prizes,
    checks: {
      seal: [evidence.commitment, draw.commitment, seenSeal ?? hash].every((seal) => seal === hash),
      sealedInTime: evidence.committedAt !== null && Date.parse(evidence.committedAt) < Date.parse(draw.closesAt),
      label: label === evidence.drawId && label === draw.drawId,
      result: prizes && published.every((rows) => rows !== undefined && textOf(rows) === textOf(prizes)),
    },
  };
}

function textOf(rows: readonly PrizeRow[]): string {
  return rows.map(({ prize, numbers }) => `${prize}: ${numbers.join(' ')}`).join('\n');
}

type CheckedStepsProps = {
  readonly checked: CheckedDraw;
  readonly evidence: DrawEvidence;
  readonly seed: string;
  readonly label: string;
  readonly drawing: Drawing<PrizeName> | undefined;
  readonly seen: SeenSeal | undefined;
};

/** Each step from the seal to the result of a draw, with whether it agrees with what was published. */
function CheckedSteps({ checked, evidence, seed, label, drawing, seen }: CheckedStepsProps) {
  const { t } = useTranslation();
  const { hash, blocks, prizes, checks } = checked;
  const { sealedInTime, ...agreements } = checks;
  const agrees = Object.values(agreements).every((check) => check !== false);
  return (
    <>
      {!agrees && <Verdict is="differs">{t('fairness.draw.doesNotFit')}</Verdict>}
      {agrees && !sealedInTime && <Verdict is="unproved">{t('fairness.draw.sealedLate')}</Verdict>}
      {agrees && sealedInTime && (
        <Verdict is="fits">{t(prizes ? 'fairness.draw.fits' : 'fairness.draw.cannotDraw')}</Verdict>
      )}
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
                <Rule drawing={drawing} algorithm={evidence.algorithm} />
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

type RuleProps = Pick<DrawEvidence, 'algorithm'> & { readonly drawing: Drawing<PrizeName> };

function Rule({ drawing, algorithm }: RuleProps) {
  const { t } = useTranslation();
  if (drawing.kind === 'digits') {
    return t(algorithm === 'portico-hmac-sha256-2' ? 'fairness.draw.differentDigits' : 'fairness.draw.digits');
  }
  if (drawing.kind === 'dice') return t('fairness.draw.dice', { count: drawing.count });
  return t('fairness.draw.shuffle', { first: '01', last: String(drawing.of), count: drawing.take });
}

function useTime(at: string | null): string {
  const dates = useDates();
  return at === null ? '–' : dates.write(Date.parse(at));
}

type ResultRowsProps = {
  readonly rows: readonly PrizeRow[];
  /** The same result in an earlier version: numbers that differ from it are marked. */
  readonly before?: readonly PrizeRow[] | undefined;
};

/** The numbers of a result, of a prize table row by row. */
export function ResultRows({ rows, before }: ResultRowsProps) {
  const { t } = useTranslation();
  const [first] = rows;
  if (first?.prize === 'NUMBERS') return <Numbers numbers={first.numbers} />;
  return (
    <dl className="grid gap-1 text-sm">
      {rows.map(({ prize, numbers }) => {
        const earlier = before?.find((row) => row.prize === prize)?.numbers;
        const keyed = numbers.map((number, position) => ({ number, position, was: earlier?.[position] ?? number }));
        return (
          <div key={prize} className="flex gap-3">
            <dt className="w-20 flex-none text-text-2">{t(`lottery.prize.${prize}`)}</dt>
            <dd className="num flex min-w-0 flex-wrap gap-x-2.5">
              {keyed.map(({ number, position, was }) =>
                number === was ? (
                  <span key={position}>{number}</span>
                ) : (
                  <span key={position} className="font-bold">
                    <del className="font-normal text-text-2">{was}</del> <ins className="text-brand-text">{number}</ins>
                  </span>
                ),
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The game of a draw, its issue, its station and its time. */
function DrawName({ draw }: { readonly draw: Draw }) {
  const dates = useDates();
  const parts = [draw.gameName, draw.station?.name, draw.issueNo, dates.write(Date.parse(draw.drawAt))];
  return <p className="-mt-2 text-sm text-text-2">{parts.filter(Boolean).join(', ')}</p>;
}
