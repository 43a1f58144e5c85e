import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { getListVendorsQueryOptions } from '#generated/client/catalogue/catalogue.ts';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import type { GameCategory } from '#generated/model/index.ts';
import { returning } from '../../access/opener.ts';
import { useNamedPage } from '../../access/page-name.ts';
import { categoryPaths, paths } from '../../access/paths.ts';
import { useLoggedIn } from '../../access/session.ts';
import { useSite } from '../../access/site.ts';
import type { LaunchMemory } from '../../entities/launch/use-launch.ts';
import { useHydrated } from '../../lib/browser-state.ts';
import { now } from '../../lib/clock.ts';
import { sessionStore } from '../../lib/storage.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { frameSource, GameFrame } from './game-frame.tsx';
import { LaunchGuest, LaunchNotice } from './launch-notice.tsx';

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

type Left = Pick<LaunchMemory['launched'], 'opener' | 'gameType'> & {
  readonly vassalage?: string | undefined;
};

/**
 * Leaves the game to the page that opened it. A game opened by its address is left to the lobby of its category. Pages
 * within the frame add history entries, so no number of steps back is certain to lead there.
 */
export function useLeave({ opener, gameType, vassalage }: Left): () => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useStableCallback(async () => {
    if (opener) return navigate(opener.address, returning(opener));
    const category = gameType ?? (vassalage && (await categoryOf(queries, vassalage)));
    return navigate(category ? categoryPaths[category] : paths.home, { replace: true });
  });
}

/** The first category of a vendor, because a game's address names none. */
async function categoryOf(queries: QueryClient, vassalage: string): Promise<GameCategory | undefined> {
  // Without an answer the player goes to the home page.
  const vendors = await queries.ensureQueryData(getListVendorsQueryOptions()).catch(() => undefined);
  return vendors?.data.lanes.find(({ cards }) => cards.some((card) => card.vassalage === vassalage))?.title;
}

/** A session ends after 30 minutes without a call; this is often enough. */
const EVERY_MS = 5 * 60_000;

/**
 * Reports that the player is active, at most every five minutes, because the portal gets no calls during a game. The
 * browser must have seen a press: a message of the game alone keeps no session alive.
 */
export function useGenuineActivity(onActive: () => void): () => void {
  const told = useRef(now());
  return useStableCallback(() => {
    if (!navigator.userActivation?.isActive || now() - told.current < EVERY_MS) return;
    told.current = now();
    onActive();
  });
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Full screen for an element. `can` is false if the browser does not support it, as on some phones. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isHydrated = useHydrated();
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  return {
    can: isHydrated && document.fullscreenEnabled === true,
    on,
    toggle: () => {
      // If the browser refuses, nothing changes.
      const change = on ? document.exitFullscreen() : element.current?.requestFullscreen();
      change?.catch(() => undefined);
    },
  };
}

/** The address that this page was launched at. It opens only once, so it is used up after a reload. */
let fresh: string | undefined;

/** Keeps the address of a game of a transfer wallet under its key (STORE-07) for `/game` to show. */
export function noteFreshLaunch(address: string): void {
  fresh = address;
  sessionStore.set('iframeUrl', address);
}

/** The address that `/game` plays, and whether it is still unused. */
function keptLaunch(): { readonly address: string; readonly isFresh: boolean } | undefined {
  const address = sessionStore.get('iframeUrl');
  return address ? { address, isFresh: address === fresh } : undefined;
}

function Filled({ children }: { readonly children: ReactNode }) {
  return <div className="grid h-dvh">{children}</div>;
}
