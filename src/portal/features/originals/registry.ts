import { type ComponentType, createElement } from 'react';
import type { InhouseChoice, InhouseGameId } from '#generated/model/index.ts';
import type { GamePageProps, OriginalGame } from './game.ts';
import { RoundPage } from './round/round-page.tsx';

type GamePage = ComponentType<GamePageProps>;

/** The page of a game whose rounds belong to one player. */
function pageOf<C extends InhouseChoice>(game: OriginalGame<C>): GamePage {
  return (props) => createElement(RoundPage<C>, { ...props, game });
}

/** The page of each game of the house; each game loads as its own chunk. */
export const gamePages: Partial<Record<InhouseGameId, () => Promise<GamePage>>> = {
  moonshot: () => import('./moonshot/moonshot-page.tsx').then((part) => part.MoonshotPage),
  mines: () => import('./mines/mines.tsx').then((part) => pageOf(part.mines)),
  'hi-lo': () => import('./hi-lo/hi-lo.tsx').then((part) => pageOf(part.hiLo)),
  dice: () => import('./dice/dice.tsx').then((part) => pageOf(part.dice)),
  'lumo-lamp': () => import('./lumo-lamp/lumo-lamp.tsx').then((part) => pageOf(part.lumoLamp)),
  plinko: () => import('./plinko/plinko.tsx').then((part) => pageOf(part.plinko)),
  'lucky-wheel': () => import('./lucky-wheel/lucky-wheel.tsx').then((part) => pageOf(part.luckyWheel)),
  keno: () => import('./keno/keno.tsx').then((part) => pageOf(part.keno)),
  'lantern-reels': () => import('./lantern-reels/lantern-reels.tsx').then((part) => pageOf(part.lanternReels)),
};
