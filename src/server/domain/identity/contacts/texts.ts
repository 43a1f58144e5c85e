import type { Language } from '#generated/model/index.ts';
import { escapeHtml } from '../../ground/html/html.ts';

type Kind = 'email' | 'mobile';

const names = {
  email: { EN: 'e-mail address', VI: 'địa chỉ email' },
  mobile: { EN: 'mobile number', VI: 'số điện thoại' },
} as const satisfies Record<Kind, Record<Language, string>>;

/** The message to a member who has bound a contact. */
export function boundTexts(kind: Kind, masked: string) {
  const contact = escapeHtml(masked);
  const { EN, VI } = names[kind];
  return {
    EN: {
      title: `Your ${EN} has changed`,
      content: `<p>${contact} is now the ${EN} of your account. If this was not you, change your login password now and tell customer service.</p>`,
    },
    VI: {
      title: `Đã thay đổi ${VI}`,
      content: `<p>${contact} hiện là ${VI} của tài khoản bạn. Nếu không phải bạn thực hiện, hãy đổi mật khẩu đăng nhập ngay và báo cho chăm sóc khách hàng.</p>`,
    },
  };
}

/** The message to the contact that was replaced. */
export function formerText(kind: Kind, language: Language, brand: string): string {
  const name = names[kind][language];
  return language === 'VI'
    ? `${brand}: ${name} này không còn gắn với tài khoản của bạn. Nếu không phải bạn thay đổi, hãy liên hệ chăm sóc khách hàng ngay.`
    : `${brand}: this ${name} no longer belongs to your account. If you did not change it, contact customer service now.`;
}

/** The subject of that message, where it is an e-mail. */
export function formerSubject(language: Language, brand: string): string {
  return language === 'VI' ? `${brand}: địa chỉ email đã thay đổi` : `${brand}: your e-mail address has changed`;
}
