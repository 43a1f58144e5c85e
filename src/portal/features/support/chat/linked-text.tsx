import { Fragment } from 'react';

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;
/** Punctuation at the end of a sentence is not part of an address. */
const END = /[.,;:!?)\]}…]+$/;

/** Plain text, never parsed as markup; web addresses become links. */
export function LinkedText({ text }: { readonly text: string }) {
  const parts: { readonly at: number; readonly text: string; readonly url?: string }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const url = found.replace(END, '');
    if (!URL.canParse(url)) continue;
    parts.push({ at: from, text: text.slice(from, index) }, { at: index, text: url, url });
    from = index + url.length;
  }
  parts.push({ at: from, text: text.slice(from) });
  return parts.map(({ at, text: part, url }) =>
    url === undefined ? (
      <Fragment key={`text ${at}`}>{part}</Fragment>
    ) : (
      <a key={`link ${at}`} href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
        {part}
      </a>
    ),
  );
}
