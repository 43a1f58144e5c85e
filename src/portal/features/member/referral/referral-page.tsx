import { useTranslation } from 'react-i18next';
import { useGetReferral } from '#generated/client/promotions/promotions.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { Skeleton } from '#portal/ui/loading.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { ErrorState } from '#portal/ui/state-panel.tsx';
import { InviteCard } from './invite-card.tsx';
import { FriendList } from './referral-lists.tsx';
import { RewardList } from './reward-list.tsx';

/** `referral`: link, code and QR code, what they brought, and the lists of friends and rewards (MEMBER-12). */
export function ReferralPage() {
  const { t } = useTranslation();
  const { params, show, change } = usePanel();
  const { data, isError, isFetching, refetch } = useGetReferral();
  const list = params.get('list') === 'rewards' ? 'rewards' : 'friends';
  const choose = (wanted: 'friends' | 'rewards') => {
    // What the one list keeps in the address means nothing to the other.
    if (wanted === 'friends') show('referral');
    else change({ ...Object.fromEntries([...params.keys()].map((name) => [name, undefined])), list: wanted });
  };
  return (
    <div className="grid gap-4">
      {data ? (
        <InviteCard referral={data} />
      ) : isError ? (
        <ErrorState
          title={t('referral.failed')}
          text={t('common.nothingLost')}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={t('common.loading')}>
          {/* As high as the card, so that the lists below stay where they are. */}
          <Skeleton className="h-169 sm:h-84" />
        </div>
      )}
      <Segmented
        label={t('referral.lists')}
        className="w-fit"
        options={(['friends', 'rewards'] as const).map((value) => ({ value, label: t(`referral.list.${value}`) }))}
        value={list}
        onChange={choose}
      />
      {list === 'friends' ? <FriendList /> : <RewardList />}
    </div>
  );
}
