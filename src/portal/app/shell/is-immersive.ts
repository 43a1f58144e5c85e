import { paths } from '../../access/paths.ts';

/** Whether a page uses the whole window (ROUTE-25, ROUTE-26). */
export function isImmersive(path: string): boolean {
  return path === paths.seamless || path === paths.vnLottery;
}
