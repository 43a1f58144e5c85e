import { useTranslation } from 'react-i18next';
import { Modal } from '#portal/ui/modal.tsx';
import { linePays, paylines, ROWS, reels, symbols } from '#shared/games/reels.ts';
import { multiplierText } from '../odds-text.ts';
import { lineColour } from './line-colour.ts';
import { linePart } from './line-part.ts';
import { symbolArt } from './symbol-art.ts';
import { linePath } from './winning-lines.tsx';

/** The least count of a symbol that pays is the first price of `linePays`. */
const COUNTS = [3, 4, 5] as const;

/** The places in view. */
const CELLS = reels.flatMap((_, reel) => Array.from({ length: ROWS }, (_row, row) => ({ reel, row })));

/** What the symbols pay, and the lines on which they do. */
export function Paytable({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      title={t('originals.lanternReels.paytable')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:w-160"
    >
      <div className="grid gap-5 px-6 pb-6">
        <p className="text-sm text-text-2">{t('originals.lanternReels.rules')}</p>
        <table className="w-full text-sm">
          <caption className="pb-2 text-left">
            <span className="block font-semibold">{t('originals.lanternReels.pays')}</span>
            <span className="text-text-2">{t('originals.lanternReels.paysFor')}</span>
          </caption>
          <thead>
            <tr className="border-b border-line text-text-2 *:py-2 *:font-medium">
              <th scope="col" className="text-left">
                {t('originals.lanternReels.symbol')}
              </th>
              {COUNTS.map((count) => (
                <th key={count} scope="col" className="num text-right">
                  {`${count}×`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {symbols.map((symbol) => (
              <tr key={symbol} className="border-b border-line *:py-1.5">
                <th scope="row" className="text-left font-medium">
                  <span className="flex items-center gap-3">
                    <span className="lantern-tile">
                      <img src={symbolArt(symbol)} alt="" width={40} height={40} />
                    </span>
                    {t(`originals.lanternReels.${symbol}`)}
                  </span>
                </th>
                {linePays[symbol].map((pays, index) => (
                  <td key={COUNTS[index]} className="num text-right">
                    {multiplierText(linePart(pays))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <section className="grid gap-3">
          <h3 className="text-sm font-semibold">{t('originals.lanternReels.linesTitle')}</h3>
          <ol className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            {paylines.map((rows, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              <li key={line} className="grid gap-1 text-xs text-text-2">
                <svg viewBox="-6 -6 512 312" className="lantern-tile w-full" aria-hidden="true" focusable="false">
                  {CELLS.map(({ reel, row }) => (
                    <rect
                      key={`${reel} ${row}`}
                      x={reel * 100 + 6}
                      y={row * 100 + 6}
                      width="88"
                      height="88"
                      rx="12"
                      fill="#fff"
                      opacity={rows[reel] === row ? 0.34 : 0.1}
                    />
                  ))}
                  <path
                    d={linePath(rows)}
                    fill="none"
                    stroke={lineColour(line)}
                    strokeWidth="18"
                    strokeLinejoin="round"
                    strokeLinecap="round"
                  />
                </svg>
                {t('originals.lanternReels.line', { line: line + 1 })}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Modal>
  );
}
