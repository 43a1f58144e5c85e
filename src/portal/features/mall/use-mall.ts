import {
  type ListPointRewardsParams,
  ListPointRewardsSort,
  PointRewardKind,
} from '../../../../generated/client/model/index.ts';
import { useAddress } from '../../access/use-address.ts';
import { usePageAddress } from '../../entities/list/list-address.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState } from '../../entities/list/use-list-state.ts';

const spec: ListSpec<ListPointRewardsParams> = {
  /** Four rows of three. */
  pageSize: 12,
  filters: { kind: Object.values(PointRewardKind) },
  sort: { values: Object.values(ListPointRewardsSort), usual: 'brand' },
};

/** The state of the mall in the address: filter, order, page and open reward. */
export function useMall() {
  const [params, change] = useAddress();
  return {
    list: useListState(spec, usePageAddress()),
    opened: params.get('reward') ?? undefined,
    converting: params.get('convert') === '1',
    /** Replaces the history entry of the opening, so that Back leads out of the mall. */
    close: () => change({ reward: undefined }, { replace: true }),
    showConvert: (open: boolean) => change({ convert: open ? '1' : undefined }, { replace: !open }),
    rewardLink: (id: string) => {
      const next = new URLSearchParams(params);
      next.set('reward', id);
      return { search: `?${next}` };
    },
  };
}
