import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { IconButton } from '#portal/ui/button.tsx';

type FavouriteStarProps = {
  readonly game: Pick<LotteryGame, 'gameCode' | 'gameName'>;
  readonly isFavourite: boolean;
  readonly onToggle: (code: string) => void;
};

/** Marks a lottery as a favourite, or no longer. */
export function FavouriteStar({ game: { gameCode, gameName }, isFavourite, onToggle }: FavouriteStarProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="sm"
      label={t('common.game.favourite', { game: gameName })}
      title={t(isFavourite ? 'common.game.removeFavourite' : 'common.game.addFavourite')}
      pressed={isFavourite}
      onClick={() => onToggle(gameCode)}
    >
      <Star size={16} aria-hidden="true" className={cn(isFavourite && 'fill-brand-graphic text-brand-graphic')} />
    </IconButton>
  );
}
