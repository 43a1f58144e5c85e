import type { CreateBannerPayload, CreateNoticePayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure, momentOf } from '#server/shared/failure.ts';
import { cleanHtml } from '../../ground/html/html.ts';

/** A path of this site that no browser resolves to another host. */
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;

/** `SAF/20001`, a game of a vendor, or `VEL`, the vendor's lobby. */
const GAME = /^([A-Z0-9_]{2,20})(?:\/([0-9]{1,12}))?$/;

export type Target = Pick<CreateBannerPayload, 'linkageType' | 'linkage'>;
export type TargetNeeds = Pick<Services, 'db' | 'catalogue'>;

/**
 * Refuses with `validation_failed` a target that does not fit its type or does not exist (BANNER-11). Never call it
 * inside of a transaction.
 */
export async function checkTarget(dependencies: TargetNeeds, target: Target): Promise<void> {
  if ((target.linkageType === null) !== (target.linkage === null)) {
    refuseField('linkage', 'with_type', 'Must be null exactly where linkageType is null');
  }
  if (!(await fits(dependencies, target))) refuseField('linkage', 'fits_type', 'Must be a target of its linkageType');
}

async function fits({ db, catalogue }: TargetNeeds, { linkageType, linkage }: Target): Promise<boolean> {
  if (linkageType === null || linkage === null) return true;
  if (linkageType === 'ROUTE') return isOwnPath(linkage);
  if (linkageType === 'URL') return isHttps(linkage);
  if (linkageType === 'PROMOTION') {
    return (await db.query('target_promotion', 'select 1 from promotions where id = $1', [linkage])).length > 0;
  }
  const [, vendor, nodeId] = GAME.exec(linkage) ?? [];
  const { vendors, byNodeId } = await catalogue.current();
  if (vendor === undefined || !vendors.has(vendor)) return false;
  return nodeId === undefined || byNodeId.get(nodeId)?.vassalage === vendor;
}

/** A path of this site. */
export function isOwnPath(address: string): boolean {
  return OWN_PATH.test(address);
}

/** An address by https. */
export function isHttps(address: string): boolean {
  return /^https:\/\/[^\s/\\]/i.test(address) && URL.canParse(address);
}

/** Throws `validation_failed` for a field of the body. */
export function refuseField(field: string, rule: string, message: string): never {
  throw new Failure('validation_failed', { fields: [{ pointer: `/body/${field}`, rule, message }] });
}

/** The contract's limit of a content. */
const LONGEST = 20_000;

/** Refuses texts that are too long after cleaning with `validation_failed`: cleaning writes `&` as `&amp;`. */
export function checkWords(words: CreateNoticePayload['words']): void {
  for (const language of ['EN', 'VI'] as const) {
    if (cleanHtml(words[language].content).length <= LONGEST) continue;
    const pointer = `/body/words/${language}/content`;
    const message = `Must have at most ${LONGEST} characters once it is written as HTML`;
    throw new Failure('validation_failed', { fields: [{ pointer, rule: 'max_length_cleaned', message }] });
  }
}

/** The times of a payload; `validation_failed` for a time out of range, or an end that is not after the beginning. */
export function period({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null }) {
  const start = momentOf(startsAt, 'startsAt');
  const end = endsAt === null ? null : momentOf(endsAt, 'endsAt');
  if (end !== null && end <= start) {
    const message = 'Must be after startsAt';
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/endsAt', rule: 'end_after_start', message }] });
  }
  return { start, end };
}
