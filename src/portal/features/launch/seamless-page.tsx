import { SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNamedPage } from '../../access/page-name.ts';
import { launchPath } from '../../access/paths.ts';
import { useLoggedIn } from '../../access/session.ts';
import type { Original } from '../../entities/launch/original.ts';
import { launchMemory } from '../../entities/launch/use-launch.ts';
import { Button } from '../../ui/button.tsx';
import { useLeave } from './game-page.tsx';
import { LaunchGuest, LaunchNotice } from './launch-notice.tsx';
import { PlayedGame } from './played-game.tsx';
import { type LaunchTarget, useLaunchTarget } from './use-launch-call.ts';

/**
 * `/seamless?vassalage=&nodeId=`: starts and shows the target of its address (ROUTE-14, ROUTE-33). `Original` draws the
 * games of the house.
 */
export function SeamlessPage({ Original }: { readonly Original: Original }) {
  const target = useLaunchTarget();
  return <Game key={target && launchPath(target)} target={target} Original={Original} />;
}

type GameProps = { readonly target: LaunchTarget | undefined; readonly Original: Original };

function Game({ target, Original }: GameProps) {
  const { t } = useTranslation();
  const loggedIn = useLoggedIn();
  const { state } = useLocation();
  // A modal over the page adds its own history entry.
  const [memory] = useState(() => launchMemory(state));
  const leave = useLeave({ vassalage: target?.vassalage, gameType: target?.gameType, ...memory });
  const played = useRef(loggedIn);
  if (loggedIn) played.current = true;
  useNamedPage(memory?.roomName ?? memory?.gameName ?? memory?.vendorName);
  const wayOut = (
    <Button size="lg" onClick={leave}>
      {t('launch.toGames')}
    </Button>
  );
  if (!target) {
    return (
      <LaunchNotice
        icon={<SearchX size={26} />}
        title={t('launch.goneTitle')}
        text={t('launch.goneText')}
        wayOut={wayOut}
      />
    );
  }
  if (!loggedIn) return <LaunchGuest played={played.current} wayOut={wayOut} />;
  return <PlayedGame target={target} memory={memory} wayOut={wayOut} Original={Original} onLeave={leave} />;
}
