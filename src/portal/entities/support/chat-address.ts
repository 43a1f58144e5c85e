import { getChatUrl } from '#generated/client/service/service.ts';
import { i18n } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { parseUrl } from '../../lib/urls.ts';

/** The look and language requested for the chat page. */
export function chatLook(brand: string) {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--surface-1').trim();
  const headerColor = /^#[0-9a-f]{6}$/i.test(ground) ? { headerColor: ground } : {};
  return {
    b2c: 1,
    title: i18n.t('support.chat.title', { brand }),
    language: currentLanguage(),
    ...headerColor,
  } as const;
}

/** The address of the chat page, valid for one opening within a minute. */
export async function chatAddress(brand: string): Promise<string> {
  const { chatUrl } = await getChatUrl(chatLook(brand));
  return addressHere(chatUrl);
}

/** Whether the site's chat is an external service, judged by the ticket in its address. */
export function isOutsideChat(chatUrl: string): boolean {
  return !parseUrl(chatUrl)?.searchParams.get('ticket')?.startsWith('ct_');
}

/**
 * The address on the current origin. Every domain serves the portal's own chat page, but only this one knows the
 * session.
 */
export function addressHere(chatUrl: string): string {
  const url = new URL(chatUrl);
  return isOutsideChat(chatUrl) ? chatUrl : window.location.origin + url.pathname + url.search;
}
