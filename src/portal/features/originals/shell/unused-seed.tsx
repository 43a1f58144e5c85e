import { useTranslation } from 'react-i18next';
import type { ReplacedRound } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { fromHex, sha256, toHex } from '#portal/lib/hmac-sha256.ts';
import { roundName } from '../odds-text.ts';
import { CopyIcon } from './copy-icon.tsx';

/** The seed of a round that the player gave up, with whether this browser finds that it fits its seal. */
export function UnusedSeed({ roundId, serverSeed, serverSeedHash }: ReplacedRound) {
  const { t } = useTranslation();
  const fits = toHex(sha256(fromHex(serverSeed))) === serverSeedHash;
  return (
    <div role="status" className="flex items-center justify-between gap-2">
      <dl className="min-w-0">
        <dt className="text-xs text-text-3">{t('originals.fairness.unused', { round: roundName(roundId) })}</dt>
        <dd className="num truncate text-xs" title={serverSeed}>
          {serverSeed}
        </dd>
        <dd className={cn('text-xs', fits ? 'text-success' : 'text-danger')}>
          {t(fits ? 'originals.fairness.unusedFits' : 'originals.fairness.unusedDiffers')}
        </dd>
      </dl>
      <CopyIcon text={serverSeed} label={t('originals.fairness.copyUnused')} />
    </div>
  );
}
