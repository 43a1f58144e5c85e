import { useGetMemberInfo } from '../../../../generated/client/member/member.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useFlag, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { openWindow } from './open-window.ts';
import { type ServiceWay, useServiceWays } from './service-ways.ts';

/** Above this VIP rank the site's own desk takes the place of the live chat (CHAT-07). */
const VIP_ABOVE = 4;

/** Why somebody who is logged in may not chat; undefined for who may. */
export function useChatRefusal(): 'trial' | 'off' | undefined {
  const loggedIn = useLoggedIn();
  const open = useFlag('CBS3');
  if (loggedIn && isTrial()) return 'trial';
  return open ? undefined : 'off';
}

/** Where members of a high rank find their own desk; undefined for everybody else, and where the site has none. */
export function useVipDesk(): string | undefined {
  const rank = useGetMemberInfo({ query: { enabled: useLoggedIn() } }).data?.clubLabel.rankLevel ?? 0;
  const desk = useSite()?.customerService.vip;
  return rank > VIP_ABOVE && desk ? desk : undefined;
}

export type CustomerServiceDoors = {
  /** The ways beside the live chat. */
  readonly ways: readonly ServiceWay[];
  /** Opens a way that wants a window of its own. */
  readonly openPopup: (way: ServiceWay) => void;
  /**
   * Opens the live chat, or the desk of VIP members. A guest is asked to log in first, and who may not chat reads why
   * (CHAT-03 to CHAT-07, CHAT-12). A popup that the browser refuses becomes a link in a dialog.
   */
  readonly openChat: () => void;
};

/** The doors to the customer service, alike wherever they stand. */
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
