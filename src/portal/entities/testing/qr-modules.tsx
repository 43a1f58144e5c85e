import { render } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';

/** The modules of the QR code in an element, as the page draws them. */
export function drawnCode(element: Element): string | null | undefined {
  return [...element.querySelectorAll('path')].at(-1)?.getAttribute('d');
}

/** The modules of the code of an address, drawn by the library alone. */
export function expectedCode(address: string): string | null | undefined {
  const { container, unmount } = render(<QRCodeSVG value={address} level="M" boostLevel={false} />);
  const code = drawnCode(container);
  unmount();
  return code;
}
