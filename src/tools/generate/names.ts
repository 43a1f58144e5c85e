/** `listGames` in the case of types and validators. */
export function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** `vendorWallet` and `vendor-wallet` in the case of file names. */
export function kebab(id: string): string {
  return id.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/** `X-Request-Id` in the case of constants: `xRequestId`. */
export function camel(header: string): string {
  const [first = '', ...rest] = header.toLowerCase().split('-');
  return [first, ...rest.map(pascal)].join('');
}
