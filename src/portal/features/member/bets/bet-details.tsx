import { useTranslation } from 'react-i18next';
import type { BetDetail } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { type Fact, RecordDetails } from '#portal/entities/record/record-details.tsx';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';
import { BetBadge } from './bet-badge.tsx';
import { BetEvidenceCard } from './bet-evidence.tsx';
import { BetLines } from './bet-lines.tsx';
import { BetThumb } from './bet-thumb.tsx';
import { NetAmount } from './net-amount.tsx';
import { RulesText } from './rules-text.tsx';
import { useDrawText } from './use-draw-text.ts';

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
