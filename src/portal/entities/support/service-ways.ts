import { useEffect, useState } from 'react';
import { useGetCustomerService } from '#generated/client/service/service.ts';
import type { CustomerServicePath } from '#generated/model/index.ts';
import { useSite } from '../../access/site.ts';
import { decryptPath, httpsAddress } from './decrypt-path.ts';

/** A contact besides the live chat. */
export type ServiceWay = {
  /** Its name in addresses of the portal. */
  readonly name: string;
  readonly label: string;
  readonly url: string;
  /** Opens in a popup window, else in a new tab. */
  readonly popup: boolean;
};

/**
 * The contacts of the site's customer service, the preferred one first. A contact that cannot be opened is left out.
 */
export function useServiceWays(enabled = true): readonly ServiceWay[] {
  const paths = useGetCustomerService({ query: { enabled } }).data?.version.pathList;
  const pathKey = useSite()?.customerService.pathKey;
  const [ways, setWays] = useState<readonly ServiceWay[]>([]);
  useEffect(() => {
    let current = true;
    Promise.all((paths ?? []).map((path, index) => wayOf(path, index, pathKey))).then((found) => {
      if (current) setWays(found.filter((way) => way !== undefined));
    });
    return () => {
      current = false;
    };
  }, [paths, pathKey]);
  return ways;
}

async function wayOf(
  { type, label, path }: CustomerServicePath,
  index: number,
  pathKey: string | undefined,
): Promise<ServiceWay | undefined> {
  if (path === null || type === '2') return undefined;
  const url = type === '3' ? await decryptPath(path, pathKey) : httpsAddress(path);
  return url === undefined ? undefined : { name: String(index), label, url, popup: type === '3' };
}
