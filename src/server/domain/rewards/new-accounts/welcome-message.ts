import type { Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { MessageWords, NewMessage } from '../../ground/messages/send-messages.ts';

/** The inbox message after a registration. */
export function welcomeMessage(
  { name, playingAge }: Pick<Brand, 'name' | 'playingAge'>,
  to: { readonly memberId: number; readonly language: Language; readonly sentAt: Date },
): NewMessage {
  return { ...to, category: 'account', texts: welcomeTexts(name, playingAge) };
}

function welcomeTexts(brand: string, age: number): Record<Language, MessageWords> {
  return {
    EN: {
      title: `Welcome to ${brand}`,
      content:
        '<p>Your account is ready. Three things keep it yours:</p>' +
        '<ul><li>Use a password that you use nowhere else.</li>' +
        '<li>Look at My account now and then: it shows every device that is signed in.</li>' +
        '<li>We never ask for your password, not in the chat and not on the phone.</li></ul>' +
        `<p>Before your first deposit we ask for your birthday: players are ${age} or older. Play within a limit that you choose.</p>`,
    },
    VI: {
      title: `Chào mừng bạn đến với ${brand}`,
      content:
        '<p>Tài khoản của bạn đã sẵn sàng. Ba điều giúp tài khoản luôn là của riêng bạn:</p>' +
        '<ul><li>Dùng mật khẩu bạn không dùng ở nơi nào khác.</li>' +
        '<li>Thỉnh thoảng xem mục Tài khoản của tôi: ở đó có mọi thiết bị đang đăng nhập.</li>' +
        '<li>Chúng tôi không bao giờ hỏi mật khẩu của bạn, dù qua trò chuyện hay điện thoại.</li></ul>' +
        `<p>Trước lần nạp đầu tiên, chúng tôi sẽ hỏi ngày sinh: người chơi phải từ ${age} tuổi trở lên. Hãy chơi trong hạn mức bạn tự chọn.</p>`,
    },
  };
}
