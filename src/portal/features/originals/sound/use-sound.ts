import { useCallback } from 'react';
import { localStore } from '#portal/lib/storage.ts';
import { useStored } from '#portal/lib/use-stored.ts';
import { playTones, type Tone } from './tones.ts';

/** The sounds of the games. A loss has none. */
const SOUNDS = {
  bet: [{ hertz: 300, at: 0, for: 0.07 }],
  step: [
    { hertz: 620, at: 0, for: 0.08 },
    { hertz: 930, at: 0.06, for: 0.12 },
  ],
  tick: [{ hertz: 1100, at: 0, for: 0.03 }],
  win: [
    { hertz: 523, at: 0, for: 0.14 },
    { hertz: 659, at: 0.1, for: 0.14 },
    { hertz: 784, at: 0.2, for: 0.3 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** The sound of the games: whether it is on, which this browser remembers, and the sounds. */
export function useSound() {
  const [kept, keep] = useStored(localStore, 'sound');
  const on = kept !== 'off';
  const play = useCallback((sound: keyof typeof SOUNDS) => on && playTones(SOUNDS[sound]), [on]);
  return { on, toggle: () => keep(on ? 'off' : 'on'), play };
}
