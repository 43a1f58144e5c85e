import { useTranslation } from 'react-i18next';
import type { PvpRoom } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLaunch } from '#portal/entities/launch/use-launch.ts';
import { Button } from '#portal/ui/button.tsx';

/** A room in which players meet: what it costs, how full it is, and the way in (ENTITY-31). */
export function RoomCard({ room }: { readonly room: PvpRoom }) {
  const { t } = useTranslation();
  const money = useMoney();
  const launch = useLaunch();
  const { roomId, roomName, nodeId, gameName, vassalage, baseStake, minBuyIn, maxBuyIn, seats, seatsTaken, state } =
    room;
  const taken = t('lobbies.rooms.taken', { taken: seatsTaken, seats });
  return (
    <article
      aria-label={`${roomName}, ${gameName}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg border border-line bg-surface-1 p-3.5 light:shadow-1"
    >
      <div className="min-w-0">
        <h4 className="truncate text-md font-semibold">{roomName}</h4>
        <dl className="mt-1 flex flex-wrap gap-x-4 text-xs text-text-2">
          <div className="flex gap-1.5">
            <dt className="text-text-3">{t('lobbies.rooms.stake')}</dt>
            <dd className="font-semibold">{money(baseStake)}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-text-3">{t('lobbies.rooms.buyIn')}</dt>
            <dd className="font-semibold">
              {t('lobbies.rooms.range', { min: money(minBuyIn), max: money(maxBuyIn) })}
            </dd>
          </div>
        </dl>
      </div>
      {state === 'open' ? (
        <Button
          size="sm"
          aria-label={t('lobbies.rooms.joinRoom', { room: roomName, game: gameName })}
          onClick={() => launch({ roomId, roomName, nodeId, gameName, vassalage, gameType: 'PVP' })}
        >
          {t('lobbies.rooms.join')}
        </Button>
      ) : (
        <span className="text-sm font-medium text-text-3">
          {state === 'full' ? t('lobbies.rooms.full') : t('lobbies.rooms.closed')}
        </span>
      )}
      <div className="col-span-2 mt-2.5 flex items-center gap-3">
        <meter
          min={0}
          max={seats}
          value={Math.min(seatsTaken, seats)}
          aria-label={t('lobbies.rooms.seats')}
          aria-valuetext={taken}
          className="sr-only"
        />
        <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-surface-3">
          <span
            className="block h-full rounded-full bg-text-2"
            style={{ width: `${Math.min(100, (seatsTaken / seats) * 100)}%` }}
          />
        </span>
        <span aria-hidden="true" className="text-xs text-text-2">
          {taken}
        </span>
      </div>
    </article>
  );
}
