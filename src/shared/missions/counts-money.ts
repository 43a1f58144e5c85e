/** Whether missions of a kind count money; the others count days, bets, games or parts of the profile. */
export function countsMoney(kind: string): boolean {
  return kind === 'deposit' || kind === 'turnover' || kind === 'win';
}
