/** Reads the clock of a zone: the moment (ms) whose UTC time has the zone's digits, to the second. */
export function zoneClock(zone: string): (time: number) => number {
  const two = '2-digit';
  // Swedish writes the year first: `2026-11-29 18:13:04`.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  return (time) => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);
}
