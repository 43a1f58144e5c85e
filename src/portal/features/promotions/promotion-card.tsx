import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PromotionParticipation, PromotionSummary } from '#generated/model/index.ts';
import { promotionPath } from '../../access/paths.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { Card } from '../../ui/card.tsx';
import { PromotionBadge } from './promotion-badge.tsx';
import { usePromotionTime } from './promotion-time.ts';

type PromotionCardProps = {
  readonly promotion: PromotionSummary;
  /** Whether its image loads at once instead of when it comes into view. */
  readonly first: boolean;
  /** How the member of the session stands with it; its state is then the member's own. */
  readonly own?: Pick<PromotionParticipation, 'eligible' | 'state'>;
};

/** A promotion of the list: the whole card is the link to it. */
export function PromotionCard({ promotion, first, own }: PromotionCardProps) {
  const { t } = useTranslation();
  const { id, category, title, summary, picture, state, wagering } = promotion;
  const time = usePromotionTime(promotion);
  const closed = state === 'closed';
  return (
    <Card className="relative flex h-full flex-col overflow-hidden transition-colors focus-within:border-line-strong hover:border-line-strong">
      <div className="relative h-30.5 bg-surface-3">
        <img
          src={pictureUrl(picture)}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          // A tall image shows its upper part, where its motif is above the text.
          className={`size-full object-cover object-[50%_30%] ${closed ? 'opacity-60 grayscale' : ''}`}
          onError={(event) => event.currentTarget.remove()}
        />
        <span className="absolute top-3 left-3 rounded-xs bg-surface-0 px-2 py-1 text-2xs font-semibold">
          {t(`promotions.category.${category}`)}
        </span>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <h2 className="title">
          <Link to={promotionPath(id)} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-text-2">{summary}</p>
        <p className="mt-auto flex min-h-8 items-end justify-between gap-3 pt-4 text-sm text-text-3">
          <span>
            {time} · {wagering ? t('promotions.turnover', { multiple: wagering.multiple }) : t('promotions.noTurnover')}
          </span>
          {(own || closed || state === 'coming_soon') && <PromotionBadge promotion={promotion} own={own} />}
        </p>
      </div>
    </Card>
  );
}
