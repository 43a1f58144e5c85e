import { ArrowLeft, SearchX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { GameCategory } from '../../../../generated/client/model/index.ts';
import { useNamedPage } from '../../access/page-name.ts';
import { paths } from '../../access/paths.ts';
import { useLoggedIn } from '../../access/session.ts';
import { useSite } from '../../access/site.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { framePlace } from './frame-place.ts';
import { keptLaunch } from './fresh-launch.ts';
import { GameFrame } from './game-frame.tsx';
import { LaunchGuest } from './launch-guest.tsx';
import { LaunchNotice } from './launch-notice.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useLeave } from './use-leave.ts';

/** What the history entry remembers of the launch. */
type From = {
  readonly launch?: string;
  readonly name?: string | undefined;
  readonly gameType?: GameCategory | undefined;
};

function isFrom(state: unknown): state is From {
  return typeof state === 'object' && state !== null && 'launch' in state;
}

/** `/game`: the bare frame that plays the address in session key `iframeUrl`, for transfer-wallet vendors (ROUTE-16). */
export function GamePage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const from: From = isFrom(state) ? state : {};
  const loggedIn = useLoggedIn();
  const hosts = useSite()?.launchGameCDNs ?? [];
  const navigate = useNavigate();
  const leave = useLeave(from.gameType);
  const whole = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(whole);
  const played = useRef(loggedIn);
  const [kept] = useState(keptLaunch);
  const [lost, setLost] = useState(false);
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
  // The address opens once: after a reload, or another login, the game is launched anew.
  if (from.launch !== undefined && (lost || !kept?.isFresh)) return <Navigate to={from.launch} replace />;
  const place = kept && framePlace(kept.address, hosts);
  if (!place) {
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
  const relaunch = () => void navigate(from.launch ?? paths.home, { replace: true });
  return (
    <Filled>
      <div ref={whole} className="grid bg-surface-0 *:[grid-area:1/1]">
        <GameFrame
          place={place}
          name={from.name ?? t('launch.game')}
          onRelaunch={relaunch}
          onExit={leave}
          onFullScreen={fullScreen.toggle}
          onActive={() => undefined}
          wayOut={wayOut}
        />
        <IconButton
          label={t('launch.leave')}
          title={t('launch.leave')}
          variant="box"
          onClick={leave}
          className="z-raised m-1.5 self-end opacity-70 shadow-2 hover:opacity-100 focus-visible:opacity-100"
        >
          <ArrowLeft size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </Filled>
  );
}

function Filled({ children }: { readonly children: ReactNode }) {
  return <div className="grid h-dvh">{children}</div>;
}
