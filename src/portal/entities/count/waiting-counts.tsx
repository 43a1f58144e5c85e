import { useTranslation } from 'react-i18next';
import { useListContractRequests } from '#generated/client/contract/contract.ts';
import { useGetMissionsSummary } from '#generated/client/promotions/promotions.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { usePolling } from '../live/live-state.ts';
import { useUnreadCount } from '../message/use-unread-count.ts';

const REFRESH_MS = 60_000;

/** The number of contracts that wait for the agent: for a signature, or for an agreement to an end. */
export function useWaitingContracts(): number {
  const enabled = useLoggedIn();
  const asked = { direction: 'incoming', pageNo: 1, pageSize: 1 } as const;
  const { data, refetch } = useListContractRequests(asked, { query: { enabled } });
  usePolling({ enabled, everyMs: REFRESH_MS, streamed: false, refetch });
  return enabled ? (data?.totalElements ?? 0) : 0;
}

/** The same beside the entry of the menu that leads to them. */
export function WaitingContractCount({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const count = useWaitingContracts();
  return <SpokenCount count={count} words={t('centre.contractsWait', { count })} className={className} />;
}

/** The number of unread messages in the inbox. */
export function UnreadCount({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const count = useUnreadCount();
  return <SpokenCount count={count} words={t('centre.unread', { count })} className={className} />;
}

/** The number of missions whose reward waits (MEMBER-15); nothing for trial accounts, which have no missions. */
export function MissionCount({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const enabled = useLoggedIn() && !isTrial();
  const { data, refetch } = useGetMissionsSummary({ query: { enabled } });
  usePolling({ enabled, everyMs: REFRESH_MS, streamed: false, refetch });
  const count = enabled ? (data?.claimableCount ?? 0) : 0;
  return <SpokenCount count={count} words={t('centre.claimable', { count })} className={className} />;
}

type SpokenCountProps = {
  readonly count: number;
  /** The count in words, for screen readers. */
  readonly words: string;
  readonly className?: string | undefined;
};

/** The number of waiting items beside a label, in words for screen readers; nothing at zero. */
function SpokenCount({ count, words, className }: SpokenCountProps) {
  if (count === 0) return null;
  return (
    <>
      {/* separates label and count for screen readers */} <span className="sr-only">{words}</span>
      <span aria-hidden="true" className={className}>
        <CountBadge count={count} />
      </span>
    </>
  );
}
