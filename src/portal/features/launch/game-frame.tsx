import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { parseUrl } from '#portal/lib/urls.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { useTheme } from '../../theme/theme.ts';
import { Spinner } from '../../ui/loading.tsx';
import { LaunchNotice } from './launch-notice.tsx';

/** After this long without a message of the game the page offers to start it again. */
const SLOW_MS = 20_000;

type GameFrameProps = {
  readonly source: FrameSource;
  readonly name: string;
  readonly onRelaunch: () => void;
  readonly onExit: () => void;
  readonly onFullScreen: () => void;
  /** The player does something in the game. */
  readonly onActive: () => void;
  /** For a frame without a bar: the game talks to the page, so it can show its own exit. */
  readonly onReady?: (() => void) | undefined;
  /** The link shown after a failed launch. */
  readonly wayOut: ReactNode;
};

/** A game in its frame, with its states: loading, ended, failed. One per launch. */
export function GameFrame({
  source,
  name,
  onRelaunch,
  onExit,
  onFullScreen,
  onActive,
  onReady,
  wayOut,
}: GameFrameProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'slow' | 'open' | 'ended'>('loading');
  const online = useOnline();
  const seen = state === 'open' || state === 'ended';

  useEffect(() => {
    if (seen) return;
    const timer = setTimeout(() => setState('slow'), SLOW_MS);
    return () => clearTimeout(timer);
  }, [seen]);

  useFrameMessages(frame, { ...source, hasBar: onReady === undefined }, (message) => {
    if (message.type === 'ready') onReady?.();
    else if (message.type === 'exit') onExit();
    else if (message.type === 'fullscreen') onFullScreen();
    else if (message.type === 'active') onActive();
    else if (message.type === 'ended') setState('ended');
    // The game reports its own errors itself.
    else if (message.type === 'loaded' || message.type === 'error') setState('open');
  });

  const onLoad = () => {
    // Games that send no messages are ready when their page has loaded. Ours report when their session is open.
    if (source.origin !== 'null') setState((now) => (now === 'ended' ? now : 'open'));
    const free = document.activeElement === null || document.activeElement.closest('dialog') === null;
    if (free) frame.current?.focus({ preventScroll: true });
  };

  return (
    <div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] bg-surface-0 *:[grid-area:1/1]">
      {state !== 'ended' && (
        <iframe
          ref={frame}
          src={source.src}
          title={name}
          sandbox={source.sandbox}
          allow="fullscreen; autoplay; screen-wake-lock"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
          className="size-full border-0"
        />
      )}
      {state === 'loading' && (
        <div className="grid place-items-center bg-surface-0">
          <div role="status" className="grid justify-items-center gap-3 text-text-2">
            <Spinner className="size-8" />
            {t('launch.opening', { game: name })}
          </div>
        </div>
      )}
      {state === 'slow' && (
        <LaunchNotice title={t('launch.slowTitle')} text={t('launch.slowText')} onRetry={onRelaunch} wayOut={wayOut} />
      )}
      {state === 'ended' && (
        <LaunchNotice
          title={t('launch.endedTitle')}
          text={t('launch.endedText')}
          retryLabel={t('launch.startAgain')}
          onRetry={onRelaunch}
          wayOut={wayOut}
        />
      )}
      {!online && (
        <p
          role="status"
          className="z-raised self-start bg-warn-soft px-4 py-2 text-center text-sm backdrop-blur-[14px]"
        >
          {t('launch.offline')}
        </p>
      )}
    </div>
  );
}

/**
 * Exchanges messages with the game of a frame. Only its own window at its launch origin is accepted. The first page of
 * a launch gets a nonce that every message must carry. So a later page in the frame is ignored.
 */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { origin, target, hasBar }: Pick<FrameSource, 'origin' | 'target'> & { readonly hasBar: boolean },
  onMessage: (message: FrameMessage | { readonly type: 'ready' }) => void,
): void {
  const [theme] = useTheme();
  const heard = useStableCallback(onMessage);
  const nonce = useRef<string | undefined>(undefined);
  const shown = useRef(theme);
  shown.current = theme;

  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const game = frame.current?.contentWindow;
      if (!game || source !== game || from !== origin) return;
      if (nonce.current === undefined) {
        if (!isReady(data)) return;
        nonce.current = newNonce();
        const canFill = document.fullscreenEnabled;
        game.postMessage(
          {
            portico: 1,
            type: 'hello',
            nonce: nonce.current,
            theme: shown.current,
            language: currentLanguage(),
            canFill,
            hasBar,
          },
          target,
        );
        heard({ type: 'ready' });
        return;
      }
      const message = readMessage(data, nonce.current);
      if (message) heard(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin, target, hasBar, heard]);

  useEffect(() => {
    if (nonce.current === undefined) return;
    frame.current?.contentWindow?.postMessage({ portico: 1, type: 'theme', nonce: nonce.current, theme }, target);
  }, [frame, theme, target]);
}

/** The messages that a game can send to the page. Other messages, and messages without the nonce, are ignored. */
type FrameMessage =
  | { readonly type: 'loaded' | 'fullscreen' | 'exit' | 'active' }
  | { readonly type: 'error' | 'ended'; readonly code: string };

const plain = ['loaded', 'fullscreen', 'exit', 'active'] as const;
const coded = ['error', 'ended'] as const;

type Message = { readonly portico: 1; readonly type: string; readonly nonce?: unknown; readonly code?: unknown };

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  return 'portico' in data && data.portico === 1 && 'type' in data && typeof data.type === 'string';
}

/** Whether a message asks for an answer, which is the first message of a game. */
export function isReady(data: unknown): boolean {
  return isMessage(data) && data.type === 'ready';
}

/** The message of a game; undefined if it is none, or not from the game that was answered. */
export function readMessage(data: unknown, nonce: string): FrameMessage | undefined {
  if (!isMessage(data) || data.nonce !== nonce) return undefined;
  const type = plain.find((known) => known === data.type);
  if (type) return { type };
  const withCode = coded.find((known) => known === data.type);
  if (!withCode) return undefined;
  const code = typeof data.code === 'string' && /^[a-z_]{1,60}$/.test(data.code) ? data.code : 'unavailable';
  return { type: withCode, code };
}

function newNonce(): string {
  return crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser reports a connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** How an address is framed. */
type FrameSource = {
  readonly src: string;
  /** The origin that messages of the game carry. */
  readonly origin: string;
  /** The target origin of messages to the game. */
  readonly target: string;
  readonly sandbox: string;
};

/** Games of the portal's own server get no origin, so that they cannot act as the portal. */
const OWN = 'allow-scripts allow-pointer-lock';
const OTHERS =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock';

/**
 * Returns how the address of a launched game is framed. Undefined for any other address: a host that `launchGameCDNs`
 * does not name, a page of the portal, or a scheme other than http(s).
 */
export function frameSource(address: string, launchGameCDNs: readonly string[]): FrameSource | undefined {
  const here = window.location.origin;
  const url = parseUrl(address, here);
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === here) {
    // Messages of a document without an origin carry `null`, and only the target `*` reaches it.
    return url.pathname.startsWith('/sandbox/')
      ? { src: url.href, origin: 'null', target: '*', sandbox: OWN }
      : undefined;
  }
  const known = launchGameCDNs.some((host) => parseUrl(host)?.origin === url.origin);
  return known && /^https?:$/.test(url.protocol)
    ? { src: url.href, origin: url.origin, target: url.origin, sandbox: OTHERS }
    : undefined;
}
