import { type RefObject, useEffect, useRef } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { type FrameMessage, isReady, readMessage } from './frame-messages.ts';
import type { FrameSource } from './frame-source.ts';

/**
 * Exchanges messages with the game of a frame. Only its own window at its launch origin is accepted. The first page of
 * a launch gets a nonce that every message must carry. So a later page in the frame is ignored.
 */
export function useFrameMessages(
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

function newNonce(): string {
  return crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
}
