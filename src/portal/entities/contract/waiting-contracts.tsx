import { useTranslation } from 'react-i18next';
import { useListContractRequests } from '#generated/client/contract/contract.ts';
import { useLoggedIn } from '../../access/session.ts';
import { SpokenCount } from '../../ui/spoken-count.tsx';
import { usePolling } from '../live/use-polling.ts';

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
