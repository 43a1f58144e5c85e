import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';
import type { FrameSource } from './frame-source.ts';
import { LaunchNotice } from './launch-notice.tsx';
import { useFrameMessages } from './use-frame-messages.ts';

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
