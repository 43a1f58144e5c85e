import { GamePage as Game } from '../features/launch/game-page.tsx';
import { SeamlessPage as SeamlessGame } from '../features/launch/seamless-page.tsx';
import { lazyPart } from '../i18n/lazy-part.ts';
import { RealityPart } from './shell/reality-part.tsx';

const Originals = lazyPart(
  () => import('../features/originals/originals-page.tsx').then((part) => part.OriginalsPage),
  'originals',
  'money',
);

/** A game in a window of its own, with the reality check over it. */
export function GamePage() {
  return (
    <>
      <Game />
      <RealityPart />
    </>
  );
}

/** A game in the portal: one of the house is drawn, others run in a frame. */
export function SeamlessPage() {
  return <SeamlessGame Original={Originals} />;
}
