import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Bet, BetEvidence } from '#generated/model/index.ts';
import { fairnessPath } from '#portal/access/paths.ts';
import { useDates } from '#portal/access/use-dates.ts';

type BetEvidenceCardProps = { readonly evidence: BetEvidence; readonly bet: Pick<Bet, 'roundId' | 'drawId'> };

/** What a result can be checked by: the draw with its numbers, commitment and seed, or the vendor's round. */
export function BetEvidenceCard({ evidence, bet }: BetEvidenceCardProps) {
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
