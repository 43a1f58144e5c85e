import { useMemo } from 'react';
import type { GameCategory } from '#generated/model/index.ts';
import { useAddress } from '../../access/use-address.ts';
import { categoryIcons } from '../../entities/category/category.ts';

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
