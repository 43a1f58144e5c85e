import { checkTarget, isHttps, isOwnPath, refuseField, type Target, type TargetNeeds } from './check-target.ts';

/**
 * Refuses with `validation_failed` what no schema can check: a forbidden picture address, and a target that does not
 * fit its type or does not exist (BANNER-11). Never call it inside of a transaction.
 */
export async function checkBanner(
  dependencies: TargetNeeds,
  { url, ...target }: Target & { readonly url: string },
): Promise<void> {
  if (!isOwnPath(url) && !isHttps(url)) {
    refuseField('url', 'own_or_https', 'Must be a path of this site or an https address');
  }
  await checkTarget(dependencies, target);
}
