import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useFlag, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { openWindow } from './open-window.ts';
import { type ServiceWay, useServiceWays } from './service-ways.ts';

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

export type CustomerServiceDoors = {
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
