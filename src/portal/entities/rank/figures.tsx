import { Fragment } from 'react';

/** A sentence on art with emphasised figures. */
export function Figures({ text }: { readonly text: string }) {
  // Every second part is a figure.
  const parts = text.split(/(\d+(?:[.,]\d+)*)/);
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
          <span key={index} className="num text-on-art">
            {part}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </span>
  );
}
