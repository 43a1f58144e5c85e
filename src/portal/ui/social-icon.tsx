/** The networks that a brand can link to, by the keys of its resources. */
export type SocialNetwork = 'FACEBOOK' | 'INSTAGRAM' | 'TELEGRAM' | 'YOUTUBE' | 'TWITTER' | 'TIKTOK' | 'LINE';

/** Plain glyphs of our own in a 24 px box; holes by the even-odd rule. */
const GLYPH: Record<SocialNetwork, string> = {
  FACEBOOK:
    'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm-1.7 21V14H7.6v-3.2h2.7V8.6c0-2.7 1.6-4.2 4.1-4.2.9 0 1.6.1 2.2.2v2.8h-1.4c-1.2 0-1.6.7-1.6 1.6v1.8h2.9l-.5 3.2h-2.4v8Z',
  INSTAGRAM:
    'M7 1h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Zm0 2a4 4 0 0 0-4 4v10a4 4 0 0 0 4 4h10a4 4 0 0 0 4-4V7a4 4 0 0 0-4-4Zm5 3.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2Zm0 2a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Zm6-3.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z',
  TELEGRAM:
    'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM5 11.7l11.6-4.6c.6-.2 1.1.1.9.9l-1.9 9.2c-.1.6-.5.8-1.1.5l-3-2.2-1.4 1.4c-.4.4-.8.3-.9-.3l-.6-3.2 6.5-5.6c.3-.3-.1-.4-.4-.2l-7.8 4.8-1.9-.7Z',
  YOUTUBE:
    'M5 4h14a4.5 4.5 0 0 1 4.5 4.5v7A4.5 4.5 0 0 1 19 20H5A4.5 4.5 0 0 1 .5 15.5v-7A4.5 4.5 0 0 1 5 4Zm4.7 4.4v7.2L16 12Z',
  TWITTER: 'M2 2h6.2l4.7 6.6L18.7 2h2.6l-7.2 8.3L22 22h-6.2l-5.2-7.4L4.2 22H1.6l7.8-9.1Zm3.3 1.8L16.7 20.2h2L7.3 3.8Z',
  TIKTOK:
    'M12.5 1.5h3.6c.2 2.6 1.9 4.4 4.4 4.7v3.7a9 9 0 0 1-4.3-1.4v7.1a6.9 6.9 0 1 1-7.8-6.8v3.8a3.2 3.2 0 1 0 4.1 3.1Z',
  LINE: 'M12 2.5c5.8 0 10.5 3.8 10.5 8.5 0 3.7-4.3 7.7-10.3 11.2-.5.3-.8.1-.7-.5l.3-2.2C6 19.3 1.5 15.6 1.5 11c0-4.7 4.7-8.5 10.5-8.5ZM5.8 8.2v5.3h3.1v-1.2H7V8.2Zm4 0v5.3H11V8.2Zm2.3 0v5.3h1.2v-3.2l2.2 3.2h1.1V8.2h-1.2v3.2l-2.2-3.2Zm5.4 0v5.3h3v-1.2h-1.8v-.9h1.6v-1.2h-1.6v-.8h1.8V8.2Z',
};

type SocialIconProps = { readonly network: SocialNetwork; readonly size?: number | undefined };

/** The glyph of a network in the current colour. Decoration: the link around it carries the name. */
export function SocialIcon({ network, size = 17 }: SocialIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={GLYPH[network]} />
    </svg>
  );
}
