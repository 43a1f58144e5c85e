/** A result of the northern table: 27 numbers. */
export const northern = (
  [
    ['SPECIAL', '52327'],
    ['G1', '10007'],
    ['G2', '34527 98765'],
    ['G3', '11111 22222 33333 44444 55555 66666'],
    ['G4', '1234 5678 9027 0007'],
    ['G5', '2468 1357 8080 9191 4321 6543'],
    ['G6', '327 111 999'],
    ['G7', '27 45 67 89'],
  ] as const
).map(([prize, numbers]) => ({ prize, numbers: numbers.split(' ') }));
