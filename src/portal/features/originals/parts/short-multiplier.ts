/** A multiplier without zeros that say nothing: `0.50` is `0.5`, `13.00` is `13`. */
export const shortMultiplier = (multiplier: string): string => multiplier.replace(/\.?0+$/, '');
