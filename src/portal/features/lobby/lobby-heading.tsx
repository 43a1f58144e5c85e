import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory, VendorLane } from '#generated/model/index.ts';

type LobbyHeadingProps = {
  readonly category: GameCategory;
  /** Undefined while loading. */
  readonly lane: VendorLane | undefined;
};

/** The category and the number of its games. */
export const LobbyHeading = memo(function LobbyHeading({ category, lane }: LobbyHeadingProps) {
  const { t } = useTranslation();
  const games = lane?.cards.reduce((sum, card) => sum + card.gameCount, 0) ?? 0;
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-2.5">
      <h1 className="display text-[26px]/8">{t(`common.category.${category}`)}</h1>
      <p className="min-h-5 text-sm text-text-2">
        {lane &&
          t('lobby.summary', {
            games: t('common.games', { count: games }),
            providers: t('common.providers', { count: lane.cards.length }),
          })}
      </p>
    </div>
  );
});
