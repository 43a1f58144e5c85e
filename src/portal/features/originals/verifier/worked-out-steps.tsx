import { useTranslation } from 'react-i18next';
import type { InhouseEvidence, SharedBet } from '#generated/model/index.ts';
import { BlockList, Step, Verdict } from '#portal/entities/fairness/proof.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { sha256, toHex } from '#portal/lib/sha256.ts';
import { Card } from '#portal/ui/card.tsx';
import { playersText } from '#shared/games/moonshot.ts';
import { multiplierText } from '../stage-parts.tsx';
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
  const { locale } = useLanguage();
  const { t } = useTranslation();
  const { hash, blocks, outcome, multiplier } = result;
  const checks = checksOf(result, given, evidence);
  const fits = Object.values(checks).every((check) => check !== false);
  return (
    <Card className="grid gap-5 p-5">
      <Verdict is={fits ? 'fits' : 'differs'}>
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
            <p className="num text-lg">{multiplierText(multiplier, locale)}</p>
          </Step>
        )}
      </ol>
    </Card>
  );
}

/** Whether each step agrees with what was published; undefined where nothing was published of it. */
type Checks = {
  readonly seal: boolean;
  /** Whether the seeds of all bets give the seed of a shared round. */
  readonly players: boolean | undefined;
  readonly outcome: boolean | undefined;
  readonly pays: boolean | undefined;
};

/** Compares what was worked out with the seal and, where the server gave it, the evidence. */
export function checksOf(
  { hash, outcome, multiplier }: WorkedOut,
  given: Given,
  evidence: InhouseEvidence | undefined,
): Checks {
  return {
    seal: hash === given.serverSeedHash,
    players: evidence?.clientSeeds && isOfPlayers(evidence, evidence.clientSeeds),
    outcome: evidence && outcomeText(evidence.gameId, evidence.outcome) === outcomeText(evidence.gameId, outcome),
    pays: evidence && multiplier !== undefined ? evidence.multiplier === multiplier : undefined,
  };
}

/** The SHA-256 that the seeds of all bets of a shared round give. */
function jointSeed(clientSeeds: readonly string[]): string {
  return toHex(sha256(new TextEncoder().encode(playersText(clientSeeds))));
}

function isOfPlayers({ clientSeed, bets }: InhouseEvidence, clientSeeds: readonly string[]): boolean {
  const standing = bets?.filter(({ takenBack }) => !takenBack).map((bet) => bet.clientSeed);
  return jointSeed(clientSeeds) === clientSeed && (standing === undefined || String(standing) === String(clientSeeds));
}

/** Earlier rounds of Keno have their numbers in rising order. */
function outcomeText(gameId: InhouseEvidence['gameId'], outcome: readonly string[]): string {
  return String(gameId === 'keno' ? [...outcome].sort() : outcome);
}

type SharedBetsProps = {
  /** The seeds that count, in their order. */
  readonly clientSeeds: readonly string[];
  readonly bets: readonly SharedBet[];
};

/** The bets of a shared round with their times in UTC, and the hash of the seeds that count. */
function SharedBets({ clientSeeds, bets }: SharedBetsProps) {
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
