/** The time left as `[hours, minutes, seconds]`, each with at least two digits. */
export function timeParts(milliseconds: number): readonly [string, string, string] {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return [two(seconds / 3600), two((seconds / 60) % 60), two(seconds % 60)];
}

/** The time left on one line; hours only if there are any. */
export function timeLeft(milliseconds: number): string {
  const [hours, minutes, seconds] = timeParts(milliseconds);
  return hours === '00' ? `${minutes}:${seconds}` : `${hours}:${minutes}:${seconds}`;
}
