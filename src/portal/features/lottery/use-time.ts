import { useEffect, useState } from 'react';
import { now } from '../../lib/clock.ts';

/** The server's time (epoch ms), renewed every second: bets close by its clock, not by that of the visitor. */
export function useTime(serverTime: string | undefined): number {
  const [told, setTold] = useState({ serverTime, ahead: 0 });
  if (told.serverTime !== serverTime) {
    setTold({ serverTime, ahead: serverTime === undefined ? told.ahead : Date.parse(serverTime) - now() });
  }
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return time + told.ahead;
}
