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
