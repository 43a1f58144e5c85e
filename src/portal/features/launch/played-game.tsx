import {
  ArrowLeft,
  ExternalLink,
  Lock,
  Maximize,
  Minimize,
  Plus,
  SearchX,
  Wallet,
  WifiOff,
  Wrench,
} from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { parseUrl, pictureUrl } from '#portal/lib/urls.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { useNamedPage } from '../../access/page-name.ts';
import { inHouseVendor, launchPath, paths } from '../../access/paths.ts';
import { isTrial } from '../../access/session.ts';
import { useFlag, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { ApiError } from '../../api/api-error.ts';
import { errorSentence, errorText } from '../../api/error-text.ts';
import { DemoBadge } from '../../entities/launch/demo-badge.tsx';
import type { BarExtras, Original } from '../../entities/launch/original.ts';
import type { LaunchMemory } from '../../entities/launch/use-launch.ts';
import { playableOn, useBalance } from '../../entities/wallet/use-balance.ts';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { frameSource, GameFrame } from './game-frame.tsx';
import { type LaunchedFrom, noteFreshLaunch, useFullScreen, useGenuineActivity } from './game-page.tsx';
import { LaunchNotice } from './launch-notice.tsx';
import { type Launched, type LaunchTarget, useLaunched } from './use-launch-call.ts';

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

type SlimBarProps = Pick<BarExtras, 'facts' | 'actions'> & {
  readonly name: string | undefined;
  readonly memory: LaunchMemory['launched'] | undefined;
  /** The balance that the game plays from; undefined while it is unknown. */
  readonly balance: string | undefined;
  readonly demo: boolean;
  readonly onLeave: () => void;
  /** Undefined if nothing can be shown in its own window now. */
  readonly onOwnWindow: (() => void) | undefined;
  readonly fullScreen: { readonly can: boolean; readonly on: boolean; readonly toggle: () => void };
};

/** The slim bar over a game (ROUTE-33): exit, name, live balance, deposit, full screen. A trial account has nothing to deposit. */
export function SlimBar(props: SlimBarProps) {
  const { name, memory, balance, demo, onLeave, onOwnWindow, fullScreen, facts, actions } = props;
  const { t } = useTranslation();
  const { open } = useModals();
  const currency = useSite()?.brand.currency;
  return (
    <div className="flex h-14 items-center gap-2 border-b border-line bg-surface-1 px-3 sm:gap-3 sm:px-4">
      <IconButton label={t('launch.leave')} title={t('launch.leave')} variant="box" onClick={onLeave}>
        <ArrowLeft size={18} aria-hidden="true" />
      </IconButton>
      {memory?.picture && (
        <img
          src={pictureUrl(memory.picture)}
          alt=""
          width={36}
          height={36}
          // A phone needs the room for the name.
          className="size-9 flex-none rounded-md object-cover max-sm:hidden"
        />
      )}
      <div className={facts ? 'min-w-0 max-sm:flex-1' : 'min-w-0 flex-1'}>
        {name === undefined ? (
          <Skeleton className="h-4 w-32" />
        ) : (
          <h1 className="truncate text-[15px]/5 font-semibold">{name}</h1>
        )}
        {memory?.vendorName !== undefined && memory.vendorName !== name && (
          <p className="truncate text-xs text-text-2">{memory.vendorName}</p>
        )}
      </div>
      {facts && <div className="flex flex-1 items-center gap-3 max-sm:hidden">{facts}</div>}
      {/* On phones a game with facts shows it among them, where there is room. */}
      {demo && (
        <span className={facts ? 'max-sm:hidden' : undefined}>
          <DemoBadge />
        </span>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, this is an amount */}
      <div
        role="group"
        aria-label={t('shell.header.balance')}
        className="flex h-control-md items-center gap-2 rounded-md bg-surface-2 px-3 light:bg-surface-3"
      >
        <Wallet size={16} aria-hidden="true" className="text-text-2 max-sm:hidden" />
        <span className="num text-[15px] font-[650]">
          {balance === undefined ? <Skeleton className="h-4 w-20" /> : formatMoney(balance, currency)}
        </span>
      </div>
      {!demo && (
        <Button
          aria-label={t('launch.deposit')}
          className="max-sm:px-2.5!"
          onClick={() => open('memberCenter', { own: true, panel: 'depositv2' })}
        >
          <Plus size={16} aria-hidden="true" />
          <span className="max-sm:hidden">{t('launch.deposit')}</span>
        </Button>
      )}
      {actions}
      {onOwnWindow && (
        <IconButton
          label={t('launch.ownWindow')}
          title={t('launch.ownWindow')}
          onClick={onOwnWindow}
          className="max-sm:hidden!"
        >
          <ExternalLink size={18} aria-hidden="true" />
        </IconButton>
      )}
      {fullScreen.can && (
        <IconButton
          label={t(fullScreen.on ? 'launch.leaveFullScreen' : 'launch.fullScreen')}
          title={t(fullScreen.on ? 'launch.leaveFullScreen' : 'launch.fullScreen')}
          onClick={fullScreen.toggle}
          className={demo ? undefined : 'max-[359px]:hidden!'}
        >
          {fullScreen.on ? <Minimize size={18} aria-hidden="true" /> : <Maximize size={18} aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  );
}
