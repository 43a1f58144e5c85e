import type { QueryClient } from '@tanstack/react-query';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import { getListPromotionsQueryOptions, useListPromotions } from '#generated/client/promotions/promotions.ts';
import type { Announcement, PromotionSummary } from '#generated/model/index.ts';
import { promotionPath } from '../../access/paths.ts';
import { wordsOf } from '../../lib/words-of.ts';

/** An offer for new players as the page shows it. */
export type Offer = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string | undefined;
  /** The address of its terms; undefined if it has no page. */
  readonly to: string | undefined;
  /** How many times the bonus must be staked; undefined if unknown. */
  readonly wagering: number | undefined;
};

const forNewPlayers = { category: 'new_player' } as const;

/** Requests the offers ahead of the first render. */
export function prefetchOffers(queries: QueryClient): Promise<void> {
  return queries.prefetchQuery(getListPromotionsQueryOptions(forNewPlayers));
}

/**
 * The promotions of category `new_player` (REGISTER-07). A site without promotions shows its announcements of type PR.
 * Undefined while loading.
 */
export function useOffers(): readonly Offer[] | undefined {
  const promotions = useListPromotions(forNewPlayers);
  const told = useListAnnouncements({ types: 'PR' }, { query: { enabled: promotions.isError } });
  if (promotions.data) return promotions.data.content.filter(isForNewPlayers).map(fromPromotion);
  return told.isError ? [] : told.data?.promotion.map(fromAnnouncement);
}

/** Requested by category and filtered again, because a backend may ignore the filter. */
function isForNewPlayers({ category }: PromotionSummary): boolean {
  return category === 'new_player';
}

function fromPromotion({ id, title, summary, picture, wagering }: PromotionSummary): Offer {
  return { id, title, text: summary, picture, to: promotionPath(id), wagering: wagering?.multiple };
}

function fromAnnouncement({ id, title, content }: Announcement): Offer {
  return { id, title, text: wordsOf(content).join(' '), picture: undefined, to: undefined, wagering: undefined };
}
