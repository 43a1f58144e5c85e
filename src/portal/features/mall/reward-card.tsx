import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import type { PointRewardCard } from '#generated/model/index.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { Card } from '../../ui/card.tsx';
import { Points } from './points.tsx';

type RewardCardProps = {
  readonly reward: PointRewardCard;
  /** The target of the card's link. */
  readonly to: LinkProps['to'];
};

/** A reward of the grid; the whole card is the link. */
export function RewardCard({ reward, to }: RewardCardProps) {
  const { t } = useTranslation();
  const { title, summary, picture, points, stock, isHot, isNew } = reward;
  const soldOut = stock === 0;
  const mark = isHot ? t('mall.hot') : isNew ? t('mall.new') : undefined;
  return (
    <Card className="relative flex h-full flex-col overflow-hidden transition-colors focus-within:border-line-strong hover:border-line-strong">
      <div className="relative h-26 bg-surface-3 sm:h-32">
        <img
          src={pictureUrl(picture)}
          alt=""
          loading="lazy"
          onError={(event) => event.currentTarget.remove()}
          className={`size-full object-cover ${soldOut ? 'opacity-60 grayscale' : ''}`}
        />
        {mark && (
          <span className="absolute top-2.5 left-2.5 rounded-xs bg-surface-0 px-2 py-1 text-2xs font-semibold">
            {mark}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-3.5">
        <h2 className="font-semibold">
          <Link to={to} preventScrollReset className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-text-2">
          {soldOut ? t('mall.soldOut') : stock === null ? summary : t('mall.left', { count: stock })}
        </p>
        <Points count={points} className="mt-auto pt-3" />
      </div>
    </Card>
  );
}
