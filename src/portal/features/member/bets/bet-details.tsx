import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Bet, BetDetail, BetEvidence, BetLine, BetRules, BetState } from '#generated/model/index.ts';
import { fairnessPath } from '#portal/access/paths.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { GameThumb } from '#portal/entities/game/game-thumb.tsx';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { betEnd, drawParts } from '#portal/entities/record/bet-facts.ts';
import { type Fact, RecordDetails } from '#portal/entities/record/record-details.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatDay } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';

/** A bet: what was staked and paid, its lines, its rules, its result and the evidence for that. */
export function BetDetails({ detail }: { readonly detail: BetDetail }) {
  const { t } = useTranslation();
  const facts = useFacts(detail);
  const { bet, lines, rules, result, evidence } = detail;
  return (
    <RecordDetails
      title={bet.gameName}
      subtitle={<span className="num wrap-anywhere">{bet.betId}</span>}
      icon={<BetThumb bet={bet} className="size-10" />}
      badge={<BetBadge bet={bet} />}
      facts={facts}
    >
      {lines.some(({ playType }) => playType !== null) && <BetLines lines={lines} />}
      {result !== null && (
        <section className="grid gap-1 text-sm">
          <h4 className="font-semibold">{t('records.bets.record.result')}</h4>
          <p className="text-text-2 wrap-anywhere">{result}</p>
        </section>
      )}
      <RulesText rules={rules} />
      {evidence && <BetEvidenceCard evidence={evidence} bet={bet} />}
    </RecordDetails>
  );
}

/** Why a decided bet counts less than its stake: it covers both sides of a draw, alone or with others, or risked little. */
function shortfallOf({ state, drawId, stake, net, validTurnover }: BetDetail['bet']): 'opposed' | 'risked' | undefined {
  if (validTurnover === null || net === null || (state !== 'won' && state !== 'lost')) return undefined;
  if (compareAmounts(validTurnover, '0') > 0) {
    const moved = net.replace('-', '');
    return compareAmounts(addAmounts(moved, moved), stake) < 0 ? 'risked' : undefined;
  }
  return drawId !== null && compareAmounts(net, '0') !== 0 ? 'opposed' : undefined;
}

function useFacts({ bet, rules: { returnToPlayer } }: BetDetail): readonly Fact[] {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const { summary, stake, odds, payout, net, validTurnover, placedAt, settledAt } = bet;
  const shortfall = shortfallOf(bet);
  const draw = useDrawText()(bet);
  const time = (at: string) => dates.write(Date.parse(at));
  return [
    ...(summary === '' ? [] : [{ label: t('records.bets.bet'), value: summary }]),
    ...(draw === undefined ? [] : [{ label: t('records.bets.draw'), value: draw, numeric: true }]),
    { label: t('records.bets.stake'), value: write(stake), numeric: true },
    ...(odds === null ? [] : [{ label: t('records.bets.record.odds'), value: odds, numeric: true }]),
    ...(payout === null ? [] : [{ label: t('records.bets.record.paid'), value: write(payout), numeric: true }]),
    { label: t('records.bets.result'), value: <NetAmount net={net} />, numeric: true },
    ...(returnToPlayer === null
      ? []
      : [{ label: t('records.bets.record.rtp'), value: `${(returnToPlayer / 100).toFixed(2)}%`, numeric: true }]),
    ...(validTurnover === null
      ? []
      : [{ label: t('records.bets.record.turnover'), value: write(validTurnover), numeric: true }]),
    ...(shortfall === undefined
      ? []
      : [
          {
            label: t(shortfall === 'opposed' ? 'records.bets.record.why' : 'records.bets.record.whyPart'),
            value: t(`records.bets.record.${shortfall}`),
          },
        ]),
    { label: t('records.bets.record.provider'), value: bet.vendorName },
    { label: t('records.bets.record.placed'), value: time(placedAt), numeric: true },
    ...(settledAt === null ? [] : [{ label: t('records.bets.record.settled'), value: time(settledAt), numeric: true }]),
  ];
}

type BetEvidenceCardProps = { readonly evidence: BetEvidence; readonly bet: Pick<Bet, 'roundId' | 'drawId'> };

/** What a result can be checked by: the draw with its numbers, commitment and seed, or the vendor's round. */
function BetEvidenceCard({ evidence, bet }: BetEvidenceCardProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { source, drawnAt, drawName, resultVersion, prizes, algorithm, commitment, seed, clientSeed } = evidence;
  const own = source === 'inhouse' ? bet.roundId : null;
  const facts = [
    { label: t('records.bets.evidence.draw'), value: drawName ?? bet.drawId },
    { label: t('records.bets.evidence.round'), value: bet.roundId },
    { label: t('records.bets.evidence.drawnAt'), value: dates.write(Date.parse(drawnAt)) },
    { label: t('records.bets.evidence.version'), value: resultVersion === null ? null : String(resultVersion) },
    { label: t('records.bets.evidence.algorithm'), value: algorithm },
    { label: t('records.bets.evidence.commitment'), value: commitment },
    { label: t('records.bets.evidence.seed'), value: seed },
    { label: t('records.bets.evidence.clientSeed'), value: clientSeed },
    { label: t('records.bets.evidence.numbers'), value: prizes.flatMap(({ numbers }) => numbers).join(' ') || null },
  ];
  return (
    <section className="grid gap-3 rounded-md bg-surface-2 p-3.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold">{t('records.bets.evidence.title')}</h4>
        <Link
          to={own === null ? '/help#fairness' : fairnessPath(own)}
          className="target font-medium text-brand-text underline-offset-2 hover:underline"
        >
          {t(own === null ? 'records.bets.evidence.how' : 'records.bets.evidence.verify')}
        </Link>
      </div>
      <p className="text-text-2">{t(`records.bets.evidence.source.${source}`)}</p>
      <dl className="grid gap-2">
        {facts
          .filter(({ value }) => value !== null)
          .map(({ label, value }) => (
            <div key={label}>
              <dt className="text-xs text-text-3">{label}</dt>
              <dd className="num wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** The parts of a bet that have a price of their own. */
function BetLines({ lines }: { readonly lines: readonly BetLine[] }) {
  const { t } = useTranslation();
  const write = useMoney();
  return (
    <section className="grid gap-2 text-sm">
      <h4 className="font-semibold">{t('records.bets.record.lines')}</h4>
      <ul className="divide-y divide-line">
        {lines.map(({ playType, selection, lines: count, unit, odds, payout, state }) => (
          <li key={`${playType} ${selection}`} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{selection}</p>
              <p className="num text-xs text-text-3">
                {[
                  t('records.bets.record.line', { count, unit: write(unit) }),
                  ...(odds === null ? [] : [`${t('records.bets.record.odds')} ${odds}`]),
                ].join(', ')}
              </p>
            </div>
            <div className="grid flex-none justify-items-end gap-1">
              <BetBadge bet={{ state, payout }} />
              {payout !== null && <span className="num text-xs">{write(payout)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What wins, with a link to the full rules. */
function RulesText({ rules: { text, helpPath } }: { readonly rules: BetRules }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-1 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold">{t('records.bets.record.rules')}</h4>
        <Link to={helpPath} className="target font-medium text-brand-text underline-offset-2 hover:underline">
          {t('records.bets.record.allRules')}
        </Link>
      </div>
      <p className="text-text-2">{text}</p>
    </section>
  );
}

const tones = {
  open: 'info',
  won: 'success',
  lost: 'danger',
  push: 'neutral',
  void: 'neutral',
} as const satisfies Record<BetState, string>;

/** How a bet stands, in a word. */
export function BetBadge({ bet }: { readonly bet: Pick<Bet, 'state' | 'payout'> }) {
  const { t } = useTranslation();
  return <Badge tone={tones[bet.state]}>{t(`records.bets.state.${betEnd(bet)}`)}</Badge>;
}

type BetThumbProps = { readonly bet: Pick<Bet, 'nodeId' | 'gameType'>; readonly className: string };

/** The picture of the game that was bet on; a game that has left the catalogue has none. */
export function BetThumb({ bet: { nodeId, gameType }, className }: BetThumbProps) {
  const src = nodeId === null ? undefined : `/art/game/${nodeId}.webp`;
  return <GameThumb src={src} gameType={gameType} className={className} />;
}

/** What a bet won or lost; null while it is open. */
export function NetAmount({ net }: { readonly net: string | null }) {
  const { t } = useTranslation();
  if (net === null) return <span className="font-medium text-text-2">{t('records.bets.pending')}</span>;
  return <SignedAmount amount={net} />;
}

/** The draw that a bet is on, with its day, by which the bets of a chase differ; undefined for a round. */
export function useDrawText(): (bet: Pick<Bet, 'drawId'>) => string | undefined {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return useCallback(
    ({ drawId }) => {
      if (drawId === null) return undefined;
      const { day, part } = drawParts(drawId);
      const shown = formatDay(day, locale);
      return part === ''
        ? t('records.bets.drawOn', { day: shown })
        : t('records.bets.drawNumber', { part, day: shown });
    },
    [t, locale],
  );
}
