/** `listGames` as the names of types and validators have it. */
export function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** `vendorWallet` and `vendor-wallet` as the names of files have them. */
export function kebab(id: string): string {
  return id.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}
