import { useEffect, useState } from 'react';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { useGetChatUnread, useGetCustomerService } from '#generated/client/service/service.ts';
import type { CustomerServicePath } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useFlag, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { parseUrl } from '../../lib/urls.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { usePolling } from '../live/live-state.ts';

/** Above this VIP rank the site's own desk replaces the live chat (CHAT-07). */
const VIP_ABOVE = 4;

/** The reason why a logged-in user may not chat; undefined if chat is allowed. */
export function useChatRefusal(): 'trial' | 'off' | undefined {
  const loggedIn = useLoggedIn();
  const open = useFlag('CBS3');
  if (loggedIn && isTrial()) return 'trial';
  return open ? undefined : 'off';
}

/** The address of the VIP desk for members of a high rank. It is undefined for others, and without a desk. */
export function useVipDesk(): string | undefined {
  const rank = useGetMemberInfo({ query: { enabled: useLoggedIn() } }).data?.clubLabel.rankLevel ?? 0;
  const desk = useSite()?.customerService.vip;
  return rank > VIP_ABOVE && desk ? desk : undefined;
}

type CustomerServiceDoors = {
  /** The contacts besides the live chat. */
  readonly ways: readonly ServiceWay[];
  /** Opens a contact in a popup window. */
  readonly openPopup: (way: ServiceWay) => void;
  /** Opens the chat or the desk of VIP members; others see why not (CHAT-03 to CHAT-07, CHAT-12). */
  readonly openChat: () => void;
};

/** The actions that open the customer service, the same for every button. */
export function useCustomerService(): CustomerServiceDoors {
  const { open } = useModals();
  const loggedIn = useLoggedIn();
  const refusal = useChatRefusal();
  const desk = useVipDesk();
  const ways = useServiceWays();
  const openPopup = useStableCallback(({ name, url }: ServiceWay) => {
    if (!openWindow(url)) open('serviceLink', {}, name);
  });
  const openChat = useStableCallback(() => {
    if (!loggedIn) open('login');
    else if (refusal) open('chatRefused');
    else if (!desk) open('chat', { own: true });
    else if (!openWindow(desk)) open('serviceLink', {}, 'vip');
  });
  return { ways, openPopup, openChat };
}

/** A contact besides the live chat. */
type ServiceWay = {
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

/**
 * Opens an address in a popup window, and returns whether the browser allowed it. It opens the window during the press,
 * before the address is known, because the browser blocks a later popup. The window has no access to this page.
 */
export function openWindow(address: string | (() => Promise<string>)): boolean {
  const popup = window.open('', 'customerService', 'popup,width=420,height=760');
  if (popup === null) return false;
  popup.opener = null;
  const go = (url: string) => popup.location.replace(url);
  if (typeof address === 'string') go(address);
  else address().then(go, () => popup.close());
  popup.focus();
  return true;
}

const FORM = /^([\w-]+)\.\.([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/**
 * Decrypts the https address of a customer service path (CHAT-08, CHAT-11). It is a compact JWE (`dir`, `A256GCM`) for
 * the key of the permission payload. Returns undefined if that fails, so that the contact is left out.
 */
export async function decryptPath(path: string, pathKey: string | undefined): Promise<string | undefined> {
  const [, header = '', iv = '', text = '', tag = ''] = FORM.exec(path) ?? [];
  try {
    if (pathKey === undefined || !isUnderstood(header)) return undefined;
    const key = await crypto.subtle.importKey('raw', bytes(pathKey), 'AES-GCM', false, ['decrypt']);
    const sealed = new Uint8Array([...bytes(text), ...bytes(tag)]);
    const additionalData = new TextEncoder().encode(header);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv), additionalData }, key, sealed);
    return httpsAddress(new TextDecoder().decode(opened));
  } catch {
    return undefined;
  }
}

/** Returns the unchanged address if it is an https address, else undefined. */
function httpsAddress(address: string): string | undefined {
  return parseUrl(address)?.protocol === 'https:' ? address : undefined;
}

function isUnderstood(header: string): boolean {
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes(header)));
  if (typeof read !== 'object' || read === null) return false;
  return 'alg' in read && read.alg === 'dir' && 'enc' in read && read.enc === 'A256GCM' && !('zip' in read);
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

const LOOK_MS = 20_000;

/**
 * The number of the member's unread chat messages, refreshed while the page is visible; 0 for visitors without chat.
 */
export function useChatUnread(): number {
  const loggedIn = useLoggedIn();
  const enabled = useChatRefusal() === undefined && loggedIn;
  const { data, refetch } = useGetChatUnread({ query: { enabled } });
  usePolling({ enabled, everyMs: LOOK_MS, refetch });
  return enabled ? (data?.unReadCount ?? 0) : 0;
}
