import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlayerRank, VipTier } from '#generated/model/index.ts';
import { RankArt, rankGround } from '../../entities/rank/rank.tsx';
import { cn } from '../../lib/cn.ts';

type TierLadderProps = {
  readonly tiers: readonly VipTier[];
  /** The member's own progress; undefined for guests. */
  readonly own: PlayerRank | undefined;
};

/** All ranks, the lowest first, each with the points that reach it. */
export function TierLadder({ tiers, own }: TierLadderProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h2 id="vip-ranks" className="title mb-3">
        {t('vip.ranks', { count: tiers.length })}
      </h2>
      <ol aria-labelledby="vip-ranks" className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
        {tiers.map((tier) => (
          <Tier key={tier.clubLabel.rankLevel} tier={tier} own={own} />
        ))}
      </ol>
    </section>
  );
}

const MARK =
  'mt-auto inline-flex h-5.5 w-fit items-center gap-1 rounded-xs px-2 text-2xs font-semibold whitespace-nowrap';

function Tier({ tier, own }: { readonly tier: VipTier; readonly own: PlayerRank | undefined }) {
  const { t } = useTranslation();
  const { clubLabel, iconUrl, pointsNeeded } = tier;
  const level = clubLabel.rankLevel;
  const isOwn = own?.clubLabel.rankLevel === level;
  const isAbove = own !== undefined && level > own.clubLabel.rankLevel;
  const toGo = own?.next?.clubLabel.rankLevel === level ? own.next.pointsToNext : 0;
  return (
    <li
      aria-current={isOwn || undefined}
      style={rankGround(clubLabel)}
      className={cn(
        'relative isolate flex h-37 flex-col overflow-hidden rounded-lg px-4 py-3.5 text-on-art max-sm:last:odd:col-span-2',
        isOwn && 'outline-2 -outline-offset-2 outline-art-play',
      )}
    >
      <RankArt iconUrl={iconUrl} className={cn('-right-5 -bottom-0.5 h-30', isAbove && 'brightness-85 saturate-80')} />
      <p className="display text-[19px]/[22px]">{clubLabel.labelName}</p>
      <p className="mt-0.5 text-xs text-on-art-2">{t('vip.needed', { count: pointsNeeded })}</p>
      {isOwn ? (
        <span className={cn(MARK, 'bg-art-play text-art-play-ink')}>{t('vip.here')}</span>
      ) : (
        own && (
          <span className={cn(MARK, 'bg-overlay-ink text-on-art')}>
            {isAbove ? <Lock size={12} aria-hidden="true" /> : <Check size={12} aria-hidden="true" />}
            {isAbove ? (toGo > 0 ? t('vip.toGo', { points: toGo }) : t('vip.locked')) : t('vip.reached')}
          </span>
        )
      )}
    </li>
  );
}
