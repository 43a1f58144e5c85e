/**
 * Opens an address in a popup window, and answers whether the browser let it. It is opened within the press that asked
 * for it, before the address is known: later no browser would. What opens there has no hold on this page.
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
