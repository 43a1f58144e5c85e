import { hash } from 'node:crypto';
import type { DepositState, Language } from '#generated/model/index.ts';
import { escaped } from './page.ts';

/** A card payment on the sandbox's hosted page. */
export interface PaymentOnPage {
  readonly brand: string;
  /** Written as money. */
  readonly amount: string;
  readonly note: string;
  readonly state: DepositState;
  /** Whether this call has just paid it, whatever became of the money. */
  readonly isPaid: boolean;
}

interface Texts {
  readonly title: string;
  readonly demo: string;
  readonly to: string;
  readonly note: string;
  readonly pay: string;
  readonly decline: string;
  readonly paid: string;
  readonly declined: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  EN: {
    title: 'Card payment',
    demo: 'This page plays a card provider. It asks for no card, and no money is taken.',
    to: 'To',
    note: 'Reference',
    pay: 'Pay {amount}',
    decline: 'Decline the card',
    paid: 'Paid. You can close this page.',
    declined: 'The payment was declined. You can try another card.',
  },
  VI: {
    title: 'Thanh toán bằng thẻ',
    demo: 'Trang này đóng vai nhà cung cấp thẻ. Không cần nhập thẻ và không trừ tiền.',
    to: 'Người nhận',
    note: 'Mã tham chiếu',
    pay: 'Thanh toán {amount}',
    decline: 'Từ chối thẻ',
    paid: 'Đã thanh toán. Bạn có thể đóng trang này.',
    declined: 'Giao dịch bị từ chối. Bạn có thể thử thẻ khác.',
  },
};

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; display: grid; gap: 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
p, dl, dd { margin: 0; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 0.5rem; }
form { display: grid; gap: 0.75rem; }
button { font: inherit; font-weight: 600; min-height: 3rem; border-radius: 0.625rem; border: 1px solid; cursor: pointer; }
button:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** The content policy of the page: its own style, and forms to its own server. */
export const paymentPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Renders the hosted page of a card payment, which needs no script. */
export function paymentPage({ brand, amount, note, state, isPaid }: PaymentOnPage, language: Language): string {
  const t = texts[language];
  // A payment that comes late or after a decline still counts, so an expired or failed deposit stays open here.
  const isOpen = !isPaid && (state === 'pending' || state === 'expired' || state === 'failed');
  const status = isOpen ? t.declined : t.paid;
  return `<!doctype html>
<html lang="${language === 'VI' ? 'vi' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(t.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(t.title)}</h1>
<p>${escaped(t.demo)}</p>
<dl><dt>${escaped(t.to)}</dt><dd>${escaped(brand)}</dd><dt>${escaped(t.note)}</dt><dd>${escaped(note)}</dd></dl>
${isOpen && state !== 'failed' ? '' : `<p role="status">${escaped(status)}</p>`}
${isOpen ? form(t, amount) : ''}
</main>
</body>
</html>
`;
}

function form({ pay, decline }: Texts, amount: string): string {
  return `<form method="post">
<button name="outcome" value="succeeded">${escaped(pay.replace('{amount}', amount))}</button>
<button name="outcome" value="declined">${escaped(decline)}</button>
</form>`;
}
