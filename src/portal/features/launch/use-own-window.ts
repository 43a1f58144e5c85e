import { useState } from 'react';
import { useSite } from '../../access/site.ts';
import { frameSource } from './frame-source.ts';
import type { Launched } from './use-launch-call.ts';

/**
 * Opens the game in its own window with its own launch. The window opens with the press, before the server answers; the
 * browser would block it later. If it is blocked anyway, `blocked` has the address for a link.
 */
export function useOwnWindow(ask: () => Promise<Launched>) {
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
