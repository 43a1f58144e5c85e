/** A tone: its pitch, its beginning and its length in seconds. */
export type Tone = { readonly hertz: number; readonly at: number; readonly for: number };

const VOLUME = 0.08;
let context: AudioContext | undefined;

/** Plays tones. A browser without Web Audio, or one that refuses sound, stays silent. */
export function playTones(tones: readonly Tone[]): void {
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
