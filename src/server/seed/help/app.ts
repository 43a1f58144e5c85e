import type { SeedHelpCategory } from './help.ts';

export const app: SeedHelpCategory = {
  id: 'app',
  EN: 'App',
  VI: 'Ứng dụng',
  articles: [
    {
      id: 'app-android',
      age: 16,
      EN: [
        'Install the app on Android',
        `<ol>
<li>Open <a href="/download">the download page</a> and scan the code, or tap the button on your phone.</li>
<li>Allow your browser to install apps. Android asks for it once and you can take it back afterwards.</li>
<li>Open the file and press Install.</li>
<li>Log in with your username or mobile number.</li>
</ol>
<blockquote><p>Take the app from this site only. An app from anywhere else is not ours.</p></blockquote>`,
      ],
      VI: [
        'Cài ứng dụng trên Android',
        `<ol>
<li>Mở <a href="/download">trang tải ứng dụng</a> rồi quét mã, hoặc bấm nút trên điện thoại.</li>
<li>Cho phép trình duyệt cài ứng dụng. Android hỏi một lần và bạn có thể tắt lại sau đó.</li>
<li>Mở tệp và bấm Cài đặt.</li>
<li>Đăng nhập bằng tên đăng nhập hoặc số di động.</li>
</ol>
<blockquote><p>Chỉ tải ứng dụng từ trang này. Ứng dụng ở nơi khác không phải của chúng tôi.</p></blockquote>`,
      ],
    },
    {
      id: 'app-ios',
      age: 16,
      EN: [
        'Install the app on iPhone and iPad',
        `<ol>
<li>Open <a href="/download">the download page</a> in Safari and scan the code, or tap the button on your phone.</li>
<li>Allow the profile to be downloaded.</li>
<li>In Settings, open the downloaded profile and press Install.</li>
<li>Open the new icon on the home screen and log in.</li>
</ol>
<p>You remove the app by removing its profile in Settings.</p>`,
      ],
      VI: [
        'Cài ứng dụng trên iPhone và iPad',
        `<ol>
<li>Mở <a href="/download">trang tải ứng dụng</a> bằng Safari rồi quét mã, hoặc bấm nút trên điện thoại.</li>
<li>Cho phép tải hồ sơ cấu hình.</li>
<li>Trong Cài đặt, mở hồ sơ đã tải và bấm Cài đặt.</li>
<li>Mở biểu tượng mới trên màn hình chính và đăng nhập.</li>
</ol>
<p>Muốn gỡ ứng dụng, hãy gỡ hồ sơ trong Cài đặt.</p>`,
      ],
    },
    {
      id: 'app-or-browser',
      age: 70,
      EN: [
        'Do I need the app?',
        `<p>No. The site does everything in the browser of your phone as well. The app is one tap away and stays logged in by the same rules; account, balance and limits are the same.</p>`,
      ],
      VI: [
        'Có cần ứng dụng không?',
        `<p>Không. Trang hoạt động đầy đủ trong trình duyệt điện thoại. Ứng dụng chỉ giúp mở nhanh hơn và giữ đăng nhập theo cùng quy định; tài khoản, số dư và hạn mức giống nhau.</p>`,
      ],
    },
  ],
};
