import { useTranslation } from 'react-i18next';
import type { SharedBet } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { jointSeed } from './checks.ts';

type SharedBetsProps = {
  /** The seeds that count, in their order. */
  readonly clientSeeds: readonly string[];
  readonly bets: readonly SharedBet[];
};

/** The bets of a shared round with their times in UTC, and the hash of the seeds that count. */
export function SharedBets({ clientSeeds, bets }: SharedBetsProps) {
  const { t } = useTranslation();
  return (
    <>
      {bets.length === 0 && clientSeeds.length === 0 && (
        <p className="text-sm text-text-2">{t('originals.verifier.bets.none')}</p>
      )}
      {bets.length > 0 && (
        <section
          aria-label={t('originals.verifier.bets.caption')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-md bg-surface-2 px-3.5 py-2.5 text-xs light:bg-surface-3"
        >
          <table className="num w-full text-left">
            <thead>
              <tr className="text-text-2">
                <th scope="col">{t('originals.verifier.bets.place')}</th>
                <th scope="col">{t('originals.verifier.bets.time')}</th>
                <th scope="col">{t('originals.verifier.bets.seed')}</th>
              </tr>
            </thead>
            <tbody className="align-top">
              {bets.map(({ place, placedAt, clientSeed, demo, takenBack }) => (
                <tr key={place}>
                  <td className="pr-3">{place}</td>
                  <td className="pr-3 whitespace-nowrap">{placedAt.slice(11, 23)}</td>
                  <td className="wrap-anywhere">
                    <span className={cn(takenBack && 'line-through')}>{clientSeed}</span>
                    {demo && <span className="ml-2 text-text-2">{t('originals.verifier.bets.demo')}</span>}
                    {takenBack && <span className="ml-2 text-text-2">{t('originals.verifier.bets.takenBack')}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className="num text-xs wrap-anywhere">{jointSeed(clientSeeds)}</p>
    </>
  );
}
