/** The instructions to install the app. */
export const download = {
  title: 'Get the app',
  platforms: 'Platforms',
  headline: 'Your lobby, one tap away',
  text: 'The same account, balance and limits. The site does everything in the browser too.',
  code: 'QR code for {{platform}}',
  action: 'Download for {{platform}}',
  copy: 'Copy link',
  copied: 'Link copied',
  none: 'There is no app for {{platform}} yet. The site does everything in the browser too.',
  android: {
    scan: { title: 'Scan or tap', text: 'Point your camera at the code, or tap Download on the phone.' },
    allow: { title: 'Allow the source', text: 'Settings, Security, then allow your browser this once.' },
    install: { title: 'Install', text: 'Open the downloaded file, then press Install.' },
    logIn: { title: 'Log in', text: 'Use your {{brand}} username or mobile number.' },
  },
  ios: {
    scan: { title: 'Scan or tap', text: 'Point your camera at the code, or tap Download in Safari.' },
    allow: { title: 'Allow the profile', text: 'Press Allow when Safari asks whether to download the profile.' },
    install: { title: 'Install', text: 'Settings, Profile downloaded, then press Install.' },
    logIn: { title: 'Log in', text: 'Use your {{brand}} username or mobile number.' },
  },
} as const;
