/**
 * Lets the parent process move the clock of this one: each message is the milliseconds by which it goes ahead. The
 * embedded database reads the same clock. Timers go on.
 */
export function followClock(): void {
  let ahead = 0;
  const real = Date.now;
  const now = () => real() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, self) => Reflect.construct(date, args.length === 0 ? [now()] : args, self),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  });
  process.on('message', (milliseconds) => {
    ahead = Number(milliseconds);
    process.send?.('moved');
  });
  // It keeps no server alive that was told to stop.
  process.channel?.unref();
}
