import { entries, type Rule } from '../walk.ts';

/** What says how a field is written as in an address, so that by OpenAPI its `contentType` counts for nothing. */
const asInAddress = ['style', 'explode', 'allowReserved'];

/** The encoding of a part has a `contentType` or a style, not both. */
export const plainEncoding: Rule = () => ({
  MediaType(node, context) {
    for (const [name, { node: encoding, location }] of entries(
      context,
      { node, location: context.location },
      'encoding',
    )) {
      if (!('contentType' in encoding)) continue;
      const voiding = asInAddress.filter((key) => key in encoding);
      if (voiding.length === 0) continue;
      context.report({ message: `\`${voiding.join('`, `')}\` of ${name} makes its contentType void.`, location });
    }
  },
});
