import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLaunchGame } from '#generated/client/catalogue/catalogue.ts';
import { getGetMemberInfoQueryOptions } from '#generated/client/member/member.ts';
import type { GameCategory, LaunchPayload } from '#generated/model/index.ts';
import { siteQuery } from '../../access/site.ts';
import { useAddress } from '../../access/use-address.ts';
import { getToken } from '../../api/token.ts';
import { categoryIcons } from '../../entities/category/category.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { sessionStore } from '../../lib/storage.ts';

/** The result of the launch. */
type LaunchState =
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'launched'; readonly answer: Launched };

export type Launched = Awaited<ReturnType<ReturnType<typeof useLaunchCall>['ask']>>;

/** Requests a launch. Each answer opens a game only once, so it is not cached. */
function useLaunchCall(target: LaunchTarget, gameId: string | undefined) {
  const queries = useQueryClient();
  const { mutateAsync } = useLaunchGame();
  const ask = useCallback(async () => {
    const site = await queries.ensureQueryData(siteQuery());
    // Stored with the login; lost if the browser refuses storage.
    const account =
      sessionStore.get('account') ?? (await queries.ensureQueryData(getGetMemberInfoQueryOptions())).account;
    const player = {
      username: account,
      token: getToken() ?? '',
      merchantCode: site.info.brand.merchantCode,
      language: currentLanguage(),
    };
    return mutateAsync({ data: launchPayload(target, gameId, player) });
  }, [queries, mutateAsync, target, gameId]);
  return { ask };
}

type Player = Pick<LaunchPayload, 'username' | 'token' | 'merchantCode' | 'language'>;

/** What is sent to start a game, a room or a lobby (ENTITY-31, ENTITY-33, CONST-03 to CONST-07). */
export function launchPayload(target: LaunchTarget, gameId: string | undefined, player: Player): LaunchPayload {
  const { vassalage, nodeId, roomId, gameType } = target;
  const isLobby = nodeId === undefined && roomId === undefined;
  return {
    ...(roomId !== undefined ? { roomId } : gameId !== undefined && { gameId }),
    ...(nodeId !== undefined && { nodeId }),
    ...(isLobby && gameType !== undefined && { gameType }),
    isGame: isLobby ? 'VASSALAGE' : 'GAME',
    vassalage,
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    ...player,
  };
}

/** Launches at once, and again on request. `again` resolves with the next launch. */
export function useLaunched(target: LaunchTarget, gameId: string | undefined) {
  const { ask } = useLaunchCall(target, gameId);
  const [state, setState] = useState<LaunchState>({ kind: 'busy' });
  const run = useRef(0);
  const launch = useCallback(async () => {
    run.current += 1;
    const own = run.current;
    setState({ kind: 'busy' });
    const next: LaunchState = await ask().then(
      (answer) => ({ kind: 'launched', answer }) as const,
      (error: unknown) => ({ kind: 'failed', error }) as const,
    );
    // Ignores the answer to an earlier request.
    if (own === run.current) setState(next);
  }, [ask]);
  useEffect(() => {
    void launch();
    return () => {
      run.current += 1;
    };
  }, [launch]);
  return { state, again: () => void launch(), ask };
}

/** The launch target in the address of `/seamless`. */
export type LaunchTarget = {
  readonly vassalage: string;
  readonly nodeId: string | undefined;
  readonly roomId: string | undefined;
  readonly gameType: GameCategory | undefined;
};

/** Parses `/seamless?vassalage=&nodeId=`; undefined if it names nothing that can be started. */
export function readTarget(params: URLSearchParams): LaunchTarget | undefined {
  const get = (name: string) => params.get(name) ?? undefined;
  const [vassalage, nodeId, roomId, gameType] = [get('vassalage'), get('nodeId'), get('roomId'), get('gameType')];
  if (vassalage === undefined || !/^[A-Z0-9_]{2,20}$/.test(vassalage)) return undefined;
  if (nodeId !== undefined && !/^[0-9]{1,12}$/.test(nodeId)) return undefined;
  if (roomId !== undefined && !/^[A-Za-z0-9_-]{1,40}$/.test(roomId)) return undefined;
  if (gameType !== undefined && !isCategory(gameType)) return undefined;
  return { vassalage, nodeId, roomId, gameType };
}

function isCategory(text: string): text is GameCategory {
  return Object.hasOwn(categoryIcons, text);
}

/** The target of the current address; the same object as long as the target is the same. */
export function useLaunchTarget(): LaunchTarget | undefined {
  const [params] = useAddress();
  const names = ['vassalage', 'nodeId', 'roomId', 'gameType'].map((name) => params.get(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a modal over the page changes the address, not the target
  return useMemo(() => readTarget(params), names);
}
