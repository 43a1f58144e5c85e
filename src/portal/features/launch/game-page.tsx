import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import { useNamedPage } from '../../access/page-name.ts';
import { paths } from '../../access/paths.ts';
import { useLoggedIn } from '../../access/session.ts';
import { useSite } from '../../access/site.ts';
import type { LaunchMemory } from '../../entities/launch/launchable.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { frameSource } from './frame-source.ts';
import { keptLaunch } from './fresh-launch.ts';
import { GameFrame } from './game-frame.tsx';
import { LaunchGuest } from './launch-guest.tsx';
import { LaunchNotice } from './launch-notice.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useGenuineActivity } from './use-genuine-activity.ts';
import { useLeave } from './use-leave.ts';

/** The launch data in the state of the history entry. */
export type LaunchedFrom = {
  readonly launch?: string;
  readonly name?: string | undefined;
  readonly memory?: LaunchMemory | undefined;
};

function isLaunchedFrom(state: unknown): state is LaunchedFrom {
  return typeof state === 'object' && state !== null && 'launch' in state;
}

/** `/game`: the bare frame that plays the address in session key `iframeUrl`, for transfer-wallet vendors (ROUTE-16). */
export function GamePage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  // A modal over the page adds its own history entry.
  const [from] = useState<LaunchedFrom>(() => (isLaunchedFrom(state) ? state : {}));
  const loggedIn = useLoggedIn();
  const hosts = useSite()?.launchGameCDNs ?? [];
  const navigate = useNavigate();
  const leave = useLeave(from.memory?.launched ?? {});
  const whole = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(whole);
  const played = useRef(loggedIn);
  const queries = useQueryClient();
  // Any call that is not a background call tells the server that the player is active.
  const onActive = useGenuineActivity(() => void queries.refetchQueries({ queryKey: getGetBalanceQueryKey() }));
  const [kept] = useState(keptLaunch);
  const [lost, setLost] = useState(false);
  const [speaks, setSpeaks] = useState(false);
  if (loggedIn) played.current = true;
  else if (!lost && played.current) setLost(true);
  useNamedPage(from.name);
  const wayOut = (
    <Button size="lg" onClick={leave}>
      {t('launch.toGames')}
    </Button>
  );
  if (!loggedIn)
    return (
      <Filled>
        <LaunchGuest played={played.current} wayOut={wayOut} />
      </Filled>
    );
  // The address opens only once: the game is launched again after a reload or another login.
  if (from.launch !== undefined && (lost || !kept?.isFresh))
    return <Navigate to={from.launch} replace state={from.memory} />;
  const source = kept && frameSource(kept.address, hosts);
  if (!source) {
    return (
      <Filled>
        <LaunchNotice
          icon={<SearchX size={26} />}
          title={t('launch.noneTitle')}
          text={t('launch.noneText')}
          wayOut={wayOut}
        />
      </Filled>
    );
  }
  const relaunch = () => void navigate(from.launch ?? paths.home, { replace: true, state: from.memory });
  return (
    <Filled>
      <div ref={whole} className="grid bg-surface-0 *:[grid-area:1/1]">
        <h1 className="sr-only">{from.name ?? t('launch.game')}</h1>
        <GameFrame
          source={source}
          name={from.name ?? t('launch.game')}
          onRelaunch={relaunch}
          onExit={leave}
          onFullScreen={fullScreen.toggle}
          onActive={onActive}
          onReady={() => setSpeaks(true)}
          wayOut={wayOut}
        />
        {!speaks && (
          <IconButton
            label={t('launch.leave')}
            title={t('launch.leave')}
            variant="box"
            onClick={leave}
            className="z-raised m-1.5 self-end shadow-2"
          >
            <ArrowLeft size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </Filled>
  );
}

function Filled({ children }: { readonly children: ReactNode }) {
  return <div className="grid h-dvh">{children}</div>;
}
