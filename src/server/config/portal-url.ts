import type { Brand } from './brand.ts';
import type { Config } from './config.ts';

/** Where the portal stands, without a slash at its end: the operator's word, never the caller's. */
export function portalUrl({ brand, config }: { readonly brand: Brand; readonly config: Config }): string {
  const [host] = brand.hosts;
  return config.publicUrl ?? (host === undefined ? `http://localhost:${config.port}` : `https://${host}`);
}
