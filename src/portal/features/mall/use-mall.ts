import { ListPointRewardsSort, PointRewardKind } from '../../../../generated/client/model/index.ts';
import { type AddressChanges, useAddress } from '../../access/use-address.ts';

/** What the address says of the mall: which rewards, in which order, which page, and which one is open. */
export function useMall() {
  const [params, change] = useAddress();
  const kind = Object.values(PointRewardKind).find((known) => known === params.get('kind'));
  const sort = Object.values(ListPointRewardsSort).find((known) => known === params.get('sort')) ?? 'brand';
  const asked = params.get('page') ?? '';
  const page = /^[1-9][0-9]{0,3}$/.test(asked) ? Number(asked) : 1;
  const show = (changes: AddressChanges) => change(changes, { toTop: true, atOnce: true });
  return {
    kind,
    sort,
    page,
    opened: params.get('reward') ?? undefined,
    converting: params.get('convert') === '1',
    showKind: (next: PointRewardKind | undefined) => show({ kind: next, page: undefined }),
    showSort: (next: ListPointRewardsSort) => show({ sort: next === 'brand' ? undefined : next, page: undefined }),
    showPage: (next: number) => show({ page: next === 1 ? undefined : String(next) }),
    /** Puts the closing where the opening was, so that Back leads out of the mall. */
    close: () => change({ reward: undefined }, { replace: true }),
    showConvert: (open: boolean) => change({ convert: open ? '1' : undefined }, { replace: !open }),
    rewardLink: (id: string) => {
      const next = new URLSearchParams(params);
      next.set('reward', id);
      return { search: `?${next}` };
    },
  };
}
