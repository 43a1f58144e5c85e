import {
  type FacetCount,
  type GameCategory,
  GameClassify,
  type GameFeature,
  type Language,
  type SearchFacets,
} from '#generated/model/index.ts';
import { type CatalogueSnapshot, MENU } from '../snapshot.ts';

/** The filters that have a facet. */
export type Facet = keyof SearchFacets;

/** For each facet, the number of games per value. */
export type FacetTally = Readonly<Record<Facet, Map<string, number>>>;

type Labels<Value extends string> = Readonly<Record<Language, Readonly<Record<Value, string>>>>;

/** The names of the categories. */
const categoryLabels: Labels<GameCategory> = {
  EN: {
    INHOUSE: 'In-house',
    ELOTT: 'E-lottery',
    LOTT: 'Lottery',
    LIVE: 'Live casino',
    SPORTS: 'Sports',
    FISH: 'Fishing',
    RNG: 'Slots',
    PVP: 'PVP',
    ESPORTS: 'Esports',
  },
  VI: {
    INHOUSE: 'Game độc quyền',
    ELOTT: 'Xổ số điện tử',
    LOTT: 'Xổ số',
    LIVE: 'Casino trực tiếp',
    SPORTS: 'Thể thao',
    FISH: 'Bắn cá',
    RNG: 'Nổ hũ',
    PVP: 'Game bài',
    ESPORTS: 'Esports',
  },
};

/** The names of the shelves. */
const classifyLabels: Labels<GameClassify> = {
  EN: { HOT: 'Hot', NEW: 'New', VIDEO: 'Video', CLASSIC: 'Classic', JACKPOT: 'Jackpot' },
  VI: { HOT: 'Hot', NEW: 'Mới', VIDEO: 'Video', CLASSIC: 'Cổ điển', JACKPOT: 'Jackpot' },
};

/** The names of the features. */
const featureLabels: Labels<GameFeature> = {
  EN: {
    FREE_SPINS: 'Free spins',
    BONUS_BUY: 'Bonus buy',
    MULTIPLIER: 'Multiplier',
    WILDS: 'Wilds',
    CASCADE: 'Cascade',
    HOLD_AND_WIN: 'Hold and win',
    CLUSTER: 'Cluster pays',
    JACKPOT: 'Jackpot',
    LIVE_DEALER: 'Live dealer',
    PROVABLY_FAIR: 'Provably fair',
  },
  VI: {
    FREE_SPINS: 'Vòng quay miễn phí',
    BONUS_BUY: 'Mua vòng thưởng',
    MULTIPLIER: 'Hệ số nhân',
    WILDS: 'Biểu tượng Wild',
    CASCADE: 'Thắng liên hoàn',
    HOLD_AND_WIN: 'Giữ và thắng',
    CLUSTER: 'Thắng theo cụm',
    JACKPOT: 'Jackpot',
    LIVE_DEALER: 'Người chia bài trực tiếp',
    PROVABLY_FAIR: 'Kiểm chứng công bằng',
  },
};

/** The facets with names in the language: categories and shelves in their own order, the others by number of games. */
export function facetsOf(
  tally: FacetTally,
  { vendors }: Pick<CatalogueSnapshot, 'vendors'>,
  language: Language,
): SearchFacets {
  return {
    gameType: inOrder(tally.gameType, MENU, categoryLabels[language]),
    vassalage: mostFirst(tally.vassalage, (code) => vendors.get(code)?.name ?? code).slice(0, 500),
    gameClassify: inOrder(tally.gameClassify, Object.values(GameClassify), classifyLabels[language]),
    features: mostFirst(tally.features, (feature) => featureLabel(feature, language)).slice(0, 50),
  };
}

function inOrder<Value extends string>(
  counts: ReadonlyMap<string, number>,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): FacetCount[] {
  return values.flatMap((value) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, label: labels[value], count }];
  });
}

function mostFirst(counts: ReadonlyMap<string, number>, labelOf: (value: string) => string): FacetCount[] {
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Vendors may list features that this server does not know; those keep their code. */
function featureLabel(feature: string, language: Language): string {
  const labels: Readonly<Record<GameFeature, string>> = featureLabels[language];
  return feature in labels ? labels[feature as GameFeature] : feature;
}
