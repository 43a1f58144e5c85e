/** `URL.parse`, which Chrome has had since 126 and Safari since 18; undefined where the address is none. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
