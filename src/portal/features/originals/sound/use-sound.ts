import { useCallback } from 'react';
import { useStored } from '#portal/lib/browser-state.ts';
import { localStore } from '#portal/lib/storage.ts';

const VOLUME = 0.08;

let context: AudioContext | undefined;

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

/** A tone: its pitch, its beginning and its length in seconds. */
type Tone = { readonly hertz: number; readonly at: number; readonly for: number };

/** Plays tones. A browser without Web Audio, or one that refuses sound, stays silent. */
function playTones(tones: readonly Tone[]): void {
  try {
    context ??= new AudioContext();
    // A browser keeps the context suspended until the visitor has pressed something.
    if (context.state === 'suspended') context.resume().catch(() => undefined);
    for (const tone of tones) playTone(context, tone);
  } catch {
    context = undefined;
  }
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = tone.hertz;
  gain.gain.setValueAtTime(VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.for);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.for);
}
