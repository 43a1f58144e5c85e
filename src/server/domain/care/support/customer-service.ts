import { CompactEncrypt } from 'jose';
import type { CustomerServicePath, Language } from '#generated/model/index.ts';
import type { ServicePath } from '#server/config/brand.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts/texts.ts';

/**
 * The channels to the customer service, preferred ones first (CHAT-08): the live chat where the brand has it, the
 * brand's own channels, and its contact page. The address of a type `3` channel is encrypted for the key in the
 * permission payload.
 */
export async function customerServicePaths(
  { brand }: Pick<Services, 'brand'>,
  language: Language,
): Promise<CustomerServicePath[]> {
  const { contactUrl, pathKey, paths } = brand.customerService;
  const own = await Promise.all(paths.map((path) => tell(path, language, pathKey)));
  return [
    ...(brand.flags.CBS3 ? [{ type: '2' as const, label: texts[language].support.chat, path: null }] : []),
    ...own,
    ...(contactUrl === null ? [] : [{ type: '1' as const, label: texts[language].support.contact, path: contactUrl }]),
  ];
}

async function tell(
  { type, label, url }: ServicePath,
  language: Language,
  pathKey: string | undefined,
): Promise<CustomerServicePath> {
  if (type === '1') return { type, label: label[language], path: url };
  if (pathKey === undefined) throw new Error('the brand file was read without its check');
  const jwe = await new CompactEncrypt(new TextEncoder().encode(url))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(Buffer.from(pathKey, 'base64url'));
  return { type, label: label[language], path: jwe };
}
