import type { CreateBannerPayload } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';

/** A path of this site that no browser resolves to another host. */
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;

/** `SAF/20001`, a game of a vendor, or `VEL`, the vendor's lobby. */
const GAME = /^([A-Z0-9_]{2,20})(?:\/([0-9]{1,12}))?$/;

type Target = Pick<CreateBannerPayload, 'linkageType' | 'linkage'>;
type Dependencies = Pick<Services, 'db' | 'catalogue'>;

/**
 * Refuses with `validation_failed` what no schema can check: a forbidden picture address, and a target that does not
 * fit its type or does not exist (BANNER-11). Never call it inside of a transaction.
 */
export async function checkBanner(
  dependencies: Dependencies,
  { url, ...target }: Target & { readonly url: string },
): Promise<void> {
  if (!OWN_PATH.test(url) && !isHttps(url)) {
    refuse('url', 'own_or_https', 'Must be a path of this site or an https address');
  }
  if ((target.linkageType === null) !== (target.linkage === null)) {
    refuse('linkage', 'with_type', 'Must be null exactly where linkageType is null');
  }
  if (!(await fits(dependencies, target))) refuse('linkage', 'fits_type', 'Must be a target of its linkageType');
}

async function fits({ db, catalogue }: Dependencies, { linkageType, linkage }: Target): Promise<boolean> {
  if (linkageType === null || linkage === null) return true;
  if (linkageType === 'ROUTE') return OWN_PATH.test(linkage);
  if (linkageType === 'URL') return isHttps(linkage);
  if (linkageType === 'PROMOTION') {
    return (await db.query('banner_promotion', 'select 1 from promotions where id = $1', [linkage])).length > 0;
  }
  const [, vendor, nodeId] = GAME.exec(linkage) ?? [];
  const { vendors, byNodeId } = await catalogue.current();
  if (vendor === undefined || !vendors.has(vendor)) return false;
  return nodeId === undefined || byNodeId.get(nodeId)?.vassalage === vendor;
}

function isHttps(address: string): boolean {
  return /^https:\/\/[^\s/\\]/i.test(address) && URL.canParse(address);
}

function refuse(field: string, rule: string, message: string): never {
  throw new Failure('validation_failed', { fields: [{ pointer: `/body/${field}`, rule, message }] });
}
