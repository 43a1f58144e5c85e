import { useTranslation } from 'react-i18next';
import { useGetMissionsSummary } from '#generated/client/promotions/promotions.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { SpokenCount } from '../../ui/spoken-count.tsx';
import { usePolling } from '../live/use-polling.ts';

const REFRESH_MS = 60_000;

/** The number of missions whose reward waits (MEMBER-15); nothing for trial accounts, which have no missions. */
export function MissionCount({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const enabled = useLoggedIn() && !isTrial();
  const { data, refetch } = useGetMissionsSummary({ query: { enabled } });
  usePolling({ enabled, everyMs: REFRESH_MS, streamed: false, refetch });
  const count = enabled ? (data?.claimableCount ?? 0) : 0;
  return <SpokenCount count={count} words={t('centre.claimable', { count })} className={className} />;
}
