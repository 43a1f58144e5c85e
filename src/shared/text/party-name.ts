/** Names somebody for sure: nicknames are chosen freely, so several may have the same. */
export function partyName({ nickname, account }: { readonly nickname: string; readonly account: string }): string {
  return nickname === account ? account : `${nickname} (${account})`;
}
