import type { Language } from '#generated/model/index.ts';
import { portalUrl } from '#server/config/portal-url.ts';
import type { Services } from '#server/services.ts';
import { LINK_MINUTES } from './reset-ticket.ts';

export interface ResetMail {
  readonly to: string;
  readonly account: string;
  readonly ticket: string;
  readonly language: Language;
}

/** Sends the link for a new password. The operator configures the portal's address; the caller cannot choose it. */
export function sendResetMail(
  { brand, config, messages }: Pick<Services, 'brand' | 'config' | 'messages'>,
  { to, account, ticket, language }: ResetMail,
): Promise<void> {
  const link = `${portalUrl({ brand, config })}/reset-password?ticket=${ticket}`;
  return messages.email({ to, ...letter[language]({ brand: brand.name, account, link }) });
}

interface Facts {
  readonly brand: string;
  readonly account: string;
  readonly link: string;
}

const letter = {
  EN: ({ brand, account, link }: Facts) => ({
    subject: `${brand}: set a new password`,
    text: `Somebody has asked for a new password for your account ${account} at ${brand}.

Set it here, within ${LINK_MINUTES} minutes:
${link}

The link works once. If it was not you, you need not do anything: your password stays as it is.
`,
  }),
  VI: ({ brand, account, link }: Facts) => ({
    subject: `${brand}: đặt mật khẩu mới`,
    text: `Có người vừa yêu cầu mật khẩu mới cho tài khoản ${account} của bạn tại ${brand}.

Đặt mật khẩu tại đây, trong ${LINK_MINUTES} phút:
${link}

Liên kết chỉ dùng được một lần. Nếu không phải bạn, bạn không cần làm gì: mật khẩu vẫn giữ nguyên.
`,
  }),
} as const satisfies Record<Language, (facts: Facts) => { readonly subject: string; readonly text: string }>;
