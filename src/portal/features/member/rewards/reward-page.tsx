import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { claimRewards, useListRewards } from '#generated/client/promotions/promotions.ts';
import {
  type ListRewardsParams,
  type Reward,
  type RewardClaims,
  type RewardPage as RewardPageData,
  RewardState,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { ListItems } from '#portal/entities/list/list-items.tsx';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { useSentOnce } from '#portal/entities/reward/use-sent-once.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { toast } from '#portal/ui/toast.tsx';

const states = Object.values(RewardState);
const spec: ListSpec<ListRewardsParams> = { pageSize: 20, range: 'month', filters: { state: states } };

/** `rewardCenter`: what can be claimed, the one that expires first at the head, and what was (MEMBER-11). */
export function RewardPage() {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useListRewards(list.query, { query: list.options });
  const claim = useSentOnce(
    (rewardIds: readonly string[]) => claimRewards({ rewardIds: [...rewardIds] }),
    ({ credits }) => toast.success(t('bonuses.rewards.given', { count: credits.length })),
  );
  const state = list.filters.state ?? 'claimable';
  const claimable = query.data?.content.filter((reward) => reward.state === 'claimable') ?? [];
  return (
    <div className="grid gap-4">
      {query.data ? <Totals totals={query.data.totals} /> : !query.isError && <Skeleton className="h-18" />}
      <fieldset aria-label={t('bonuses.rewards.states')} className="flex min-w-0 flex-wrap gap-2">
        {states.map((value) => (
          <Chip
            key={value}
            selected={state === value}
            onClick={() => list.show({ filters: { state: value === 'claimable' ? undefined : value } })}
          >
            {t(`bonuses.rewards.state.${value}`)}
          </Chip>
        ))}
      </fieldset>
      {claim.isError && (
        <FailureNote error={claim.error} onRetry={() => claim.variables && claim.mutate(claim.variables)} />
      )}
      {claim.data && claim.data.refused.length > 0 && <Refused refused={claim.data.refused} />}
      {claimable.length > 1 && (
        <Button
          variant="brand"
          className="w-fit"
          loading={claim.isPending}
          onClick={() => claim.mutate(claimable.map(({ rewardId }) => rewardId))}
        >
          {t('bonuses.rewards.claimAll', { count: claimable.length })}
        </Button>
      )}
      <ListItems
        list={list}
        query={query}
        itemId={({ rewardId }) => rewardId}
        className="sm:grid-cols-2"
        skeletonClassName="h-36"
        failed={t('bonuses.rewards.failed')}
        empty={{ icon: <Gift size={18} />, title: t('bonuses.rewards.empty'), text: t('bonuses.rewards.emptyText') }}
        render={(reward) => (
          <RewardCard
            reward={reward}
            isOnly={claimable.length === 1}
            claiming={claim.isPending}
            onClaim={() => claim.mutate([reward.rewardId])}
          />
        )}
      />
    </div>
  );
}

/** What was left out of a claim, and why. */
function Refused({ refused }: Pick<RewardClaims, 'refused'>) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="grid gap-1 rounded-md bg-warn-soft px-3.5 py-3 text-sm text-warn">
      <p className="font-semibold">{t('bonuses.rewards.refused', { count: refused.length })}</p>
      <ul className="grid gap-1">
        {refused.map(({ rewardId, title, code }) => (
          <li key={rewardId}>{`${title}: ${t(`bonuses.rewards.refusal.${code}`)}`}</li>
        ))}
      </ul>
    </div>
  );
}

/** What waits in all. */
function Totals({ totals }: { readonly totals: RewardPageData['totals'] }) {
  const { t } = useTranslation();
  const write = useMoney();
  const facts = [
    [t('bonuses.rewards.waiting'), `${totals.claimableCount}`],
    [t('bonuses.rewards.cash'), write(totals.claimableCash)],
    [t('bonuses.rewards.bonus'), write(totals.claimableBonus)],
  ] as const;
  return (
    <Card>
      <dl className="grid grid-cols-3 gap-4 px-5 py-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-text-2">{label}</dt>
            <dd className="num text-[15px] font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type RewardCardProps = {
  readonly reward: Reward;
  /** Whether its button is the next step; beside the button for all it is not. */
  readonly isOnly: boolean;
  readonly claiming: boolean;
  readonly onClaim: () => void;
};

function RewardCard({
  reward: { title, reward, wagering, state, expiresAt, claimedAt },
  isOnly,
  claiming,
  onClaim,
}: RewardCardProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const end = expiresAt === null ? t('bonuses.rewards.stays') : dates.write(Date.parse(expiresAt));
  const time =
    claimedAt === null
      ? t(state === 'expired' ? 'bonuses.rewards.expired' : 'bonuses.rewards.until', { time: end })
      : t('bonuses.rewards.claimed', { time: dates.write(Date.parse(claimedAt)) });
  return (
    <Card className="flex h-full flex-col gap-2 p-5">
      <h3 className="title">{title}</h3>
      {reward.amount === null ? (
        <p className="text-sm text-text-2">{reward.text}</p>
      ) : (
        <p className="num text-xl font-semibold">{write(reward.amount)}</p>
      )}
      <p className="text-sm text-text-3">
        {wagering ? t('bonuses.rewards.turnover', { multiple: wagering.multiple }) : t('bonuses.rewards.noTurnover')}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
        <span className="text-sm text-text-3">{expiresAt === null && claimedAt === null ? end : time}</span>
        {state === 'claimable' && (
          <Button
            variant={isOnly ? 'brand' : 'neutral'}
            size="sm"
            loading={claiming}
            aria-label={t('bonuses.rewards.claimOf', { title })}
            onClick={onClaim}
          >
            {t('bonuses.rewards.claim')}
          </Button>
        )}
      </div>
    </Card>
  );
}
