import { useTranslation } from 'react-i18next';
import { cardName, rankText, type Suit, suitOf } from './cards.ts';

/** The signs of the suits in a box of 24. */
const SIGNS: Readonly<Record<Suit, string>> = {
  S: 'M12 1.5C9 6.5 3 9.5 3 14.4c0 4.4 5.4 5.6 7.9 2.5-.2 2.4-1 4-2.4 5.6h7c-1.4-1.6-2.2-3.2-2.4-5.6 2.5 3.1 7.9 1.9 7.9-2.5C21 9.5 15 6.5 12 1.5z',
  H: 'M12 22C5 16 2 12.4 2 8.2 2 2.4 9 1 12 6.2 15 1 22 2.4 22 8.2 22 12.4 19 16 12 22z',
  D: 'M12 1 20.5 12 12 23 3.5 12z',
  C: 'M12 1.5a4.6 4.6 0 0 0-3.5 7.6 4.6 4.6 0 1 0 2.4 7.5c-.2 2.5-.9 4.3-2.4 5.9h7c-1.5-1.6-2.2-3.4-2.4-5.9a4.6 4.6 0 1 0 2.4-7.5A4.6 4.6 0 0 0 12 1.5z',
};

/** A playing card; its back without a card. */
export function PlayingCard({ card }: { readonly card: string | undefined }) {
  const { t } = useTranslation();
  if (card === undefined) {
    return (
      <svg viewBox="0 0 120 168" aria-hidden="true" className="card-face">
        <rect width="120" height="168" rx="12" fill="#0d4d52" stroke="#7fd0cc" strokeOpacity=".5" strokeWidth="2" />
        <rect x="9" y="9" width="102" height="150" rx="7" fill="none" stroke="#7fd0cc" strokeOpacity=".4" />
        <path d="M60 34 96 84 60 134 24 84z" fill="none" stroke="#7fd0cc" strokeOpacity=".7" strokeWidth="2" />
        <circle cx="60" cy="84" r="15" fill="#7fd0cc" fillOpacity=".5" />
      </svg>
    );
  }
  const suit = suitOf(card);
  const ink = suit === 'H' || suit === 'D' ? '#c8233f' : '#17222b';
  return (
    <svg viewBox="0 0 120 168" role="img" aria-label={cardName(t, card)} className="card-face">
      <rect width="120" height="168" rx="12" fill="#fdfdfb" />
      <g fill={ink}>
        <text x="12" y="40" fontSize="34" fontWeight="800" letterSpacing="-2">
          {rankText(card)}
        </text>
        <path d={SIGNS[suit]} transform="translate(12 48) scale(.95)" />
        <path d={SIGNS[suit]} transform="translate(34 78) scale(3.1)" />
      </g>
    </svg>
  );
}
