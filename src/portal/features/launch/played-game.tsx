import { Lock, SearchX, WifiOff, Wrench } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { parseUrl } from '#portal/lib/urls.ts';
import { useNamedPage } from '../../access/page-name.ts';
import { inHouseVendor, launchPath, paths } from '../../access/paths.ts';
import { isTrial } from '../../access/session.ts';
import { useFlag, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { ApiError } from '../../api/api-error.ts';
import { errorSentence, errorText } from '../../api/error-text.ts';
import type { BarExtras, Original } from '../../entities/launch/original.ts';
import type { LaunchMemory } from '../../entities/launch/use-launch.ts';
import { playableOn, useBalance } from '../../entities/wallet/use-balance.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { frameSource } from './frame-source.ts';
import { GameFrame } from './game-frame.tsx';
import { type LaunchedFrom, noteFreshLaunch, useFullScreen, useGenuineActivity } from './game-page.tsx';
import { LaunchNotice } from './launch-notice.tsx';
import type { LaunchTarget } from './launch-target.ts';
import { SlimBar } from './slim-bar.tsx';
import { type Launched, useLaunched } from './use-launch-call.ts';

type PlayedGameProps = {
  readonly target: LaunchTarget;
  readonly memory: LaunchMemory['launched'] | undefined;
  readonly onLeave: () => void;
  readonly wayOut: ReactNode;
  readonly Original: Original;
};

/**
 * Launches a game and shows it under the slim bar: in a frame, or drawn by the portal. Games of transfer wallets go on in
 * `/game` (LOBBY-20).
 */
export function PlayedGame({ target, memory, onLeave, wayOut, Original }: PlayedGameProps) {
  const { t } = useTranslation();
  const hosts = useSite()?.launchGameCDNs ?? [];
  const { search } = useLocation();
  const { state, again, ask } = useLaunched(target, memory?.gameId);
  const whole = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(whole);
  const ownWindow = useOwnWindow(ask);
  const { data: balance, refetch } = useBalance();
  const onActive = useGenuineActivity(() => void refetch());
  const answer = state.kind === 'launched' ? state.answer : undefined;
  const name = memory?.roomName ?? memory?.gameName ?? memory?.vendorName ?? answer?.gameName;
  useNamedPage(name);

  const drawn = target.vassalage === inHouseVendor ? target.nodeId : undefined;
  const address = drawn === undefined ? answer && (answer.game_url || answer.game_url2) : undefined;
  if (answer && address && answer.walletMode === 'transfer') {
    noteFreshLaunch(address);
    const from: LaunchedFrom = { launch: launchPath(target), name, memory: memory && { launched: memory } };
    // Open modals stay.
    const modals = new URLSearchParams(search).getAll('modal').map((modal) => ['modal', modal]);
    return <Navigate to={`${paths.game}?${new URLSearchParams(modals)}`} replace state={from} />;
  }
  if (answer && address && answer.walletMode === 'none') return <Navigate to={insidePath(address)} replace />;
  const source = address ? frameSource(address, hosts) : undefined;
  const category = drawn === undefined ? memory?.gameType : 'INHOUSE';
  const playable = (category && playableOn(balance, category)) ?? balance?.sumBalance;
  const bar = (extras: BarExtras) => (
    <SlimBar
      name={name ?? (state.kind === 'failed' ? t('launch.game') : undefined)}
      memory={memory}
      demo={answer?.demo ?? isTrial()}
      onLeave={onLeave}
      onOwnWindow={source && (() => void ownWindow.open())}
      fullScreen={fullScreen}
      {...extras}
      balance={extras.balance ?? playable}
    />
  );
  return (
    <div
      ref={whole}
      className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-surface-0 [&:fullscreen]:overflow-y-auto"
    >
      {answer && drawn !== undefined ? (
        <Suspense fallback={bar({})}>
          <Original nodeId={drawn} demo={answer.demo} bar={bar} wayOut={wayOut} />
        </Suspense>
      ) : (
        bar({})
      )}
      {state.kind === 'busy' && (
        <div role="status" className="grid content-center justify-items-center gap-3 text-text-2">
          <Spinner className="size-8" />
          {t('launch.opening', { game: name ?? '' })}
        </div>
      )}
      {state.kind === 'failed' && <LaunchFailure error={state.error} onRetry={again} wayOut={wayOut} />}
      {answer && drawn === undefined && !source && (
        <LaunchNotice title={t('launch.failedTitle')} text={t('launch.strangeText')} onRetry={again} wayOut={wayOut} />
      )}
      {source && (
        <GameFrame
          key={source.src}
          source={source}
          name={name ?? t('launch.game')}
          onRelaunch={again}
          onExit={onLeave}
          onFullScreen={fullScreen.toggle}
          onActive={onActive}
          wayOut={wayOut}
        />
      )}
      <OwnWindowNote {...ownWindow} />
    </div>
  );
}

type LaunchFailureProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly wayOut: ReactNode;
};

/** Why a game did not start, and what the player can do. */
function LaunchFailure({ error, onRetry, wayOut }: LaunchFailureProps) {
  const { t } = useTranslation();
  const code = error instanceof ApiError ? error.code : undefined;
  useEffect(() => {
    // The game starts by itself when a lost connection is back.
    if (code !== 'connection') return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [code, onRetry]);

  if (code === 'in_need_true_account') return <TrialNotice wayOut={wayOut} />;
  if (code === 'not_found') {
    return (
      <LaunchNotice
        icon={<SearchX size={26} />}
        title={t('launch.goneTitle')}
        text={t('launch.goneText')}
        wayOut={wayOut}
      />
    );
  }
  if (code === 'game_maintenance') {
    return (
      <LaunchNotice
        icon={<Wrench size={26} />}
        title={errorText(error)}
        text={t('launch.maintenanceText')}
        onRetry={onRetry}
        wayOut={wayOut}
      />
    );
  }
  return (
    <LaunchNotice
      icon={code === 'connection' ? <WifiOff size={26} /> : undefined}
      title={t('launch.failedTitle')}
      text={`${errorSentence(error)} ${t('launch.failedText')}`}
      onRetry={onRetry}
      wayOut={wayOut}
    />
  );
}

function TrialNotice({ wayOut }: Pick<LaunchFailureProps, 'wayOut'>) {
  const { t } = useTranslation();
  const { open } = useModals();
  const offersRegistration = useFlag('DIRECTREG3');
  return (
    <LaunchNotice
      icon={<Lock size={26} />}
      title={t('common.trial.title')}
      text={t('common.trial.body')}
      wayOut={
        <>
          {offersRegistration && (
            <Button size="lg" variant="brand" onClick={() => open('register', { own: true })}>
              {t('shell.header.register')}
            </Button>
          )}
          {wayOut}
        </>
      }
    />
  );
}

/**
 * Opens the game in its own window with its own launch. The window opens with the press, before the server answers; the
 * browser would block it later. If it is blocked anyway, `blocked` has the address for a link.
 */
function useOwnWindow(ask: () => Promise<Launched>) {
  const hosts = useSite()?.launchGameCDNs ?? [];
  const [state, setState] = useState<{ readonly blocked?: string; readonly error?: unknown; readonly busy?: boolean }>(
    {},
  );
  async function open(): Promise<boolean> {
    const own = window.open('', '_blank');
    setState({ busy: true });
    try {
      const { game_url, game_url2 } = await ask();
      const source = frameSource(game_url || game_url2, hosts);
      if (!source) throw new Error('no address of a game');
      if (own === null) {
        setState({ blocked: source.src });
        return false;
      }
      own.opener = null;
      own.location.replace(source.src);
      setState({});
      return true;
    } catch (error) {
      own?.close();
      setState({ error });
      return false;
    }
  }
  return { ...state, open, close: () => setState({}) };
}

/** Returns the path of a portal page; any other address becomes the home page. */
function insidePath(address: string): string {
  const url = parseUrl(address, window.location.origin);
  return url?.origin === window.location.origin ? url.pathname + url.search : paths.home;
}

type OwnWindowNoteProps = {
  readonly blocked?: string | undefined;
  readonly error?: unknown;
  readonly close: () => void;
};

/** Shown when the browser blocked the game's own window. A link that is pressed is never blocked. */
function OwnWindowNote({ blocked, error, close }: OwnWindowNoteProps) {
  const { t } = useTranslation();
  if (blocked === undefined && error === undefined) return null;
  return (
    <Modal title={t('launch.blockedTitle')} closeLabel={t('common.close')} onClose={close} size="auth">
      <div className="grid justify-items-start gap-4 p-6">
        <p className="text-text-2">{blocked === undefined ? errorText(error) : t('launch.blockedText')}</p>
        {blocked !== undefined && (
          <a
            href={blocked}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
            className={buttonClass({ variant: 'brand', size: 'lg' })}
          >
            {t('launch.openGame')}
          </a>
        )}
      </div>
    </Modal>
  );
}
