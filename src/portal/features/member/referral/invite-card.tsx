import { Copy, Download, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#generated/model/index.ts';
import { useSite } from '#portal/access/site.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { QrCode } from '#portal/entities/qr/qr-code.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { toast } from '#portal/ui/toast.tsx';

/** The link with all ways to pass it on, the rule in words, and what it brought. */
export function InviteCard({ referral }: { readonly referral: Referral }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const site = useSite();
  const write = useMoney();
  const code = useRef<HTMLDivElement>(null);
  const { link } = referral;
  const copy = () =>
    // Only a secure page has a clipboard.
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(t('referral.copied')),
      () => toast.error(t('errors.unknown')),
    );
  const share = () => {
    if (!('share' in navigator)) return copy();
    const text = t('referral.shareText', { brand: site?.brand.name ?? '' });
    // Whoever closes the dialog of the system wants nothing else.
    return navigator.share({ text, url: link }).catch(() => undefined);
  };
  const save = () => {
    const picture = code.current?.querySelector('svg');
    if (picture) saveSvg(picture, `${referral.code}.svg`);
  };
  const facts = [
    [t('referral.friends'), formatNumber(referral.invitees, locale)],
    [t('referral.active'), formatNumber(referral.activeInvitees, locale)],
    [t('referral.earned'), write(referral.rewardTotal)],
    [t('referral.pending'), write(referral.rewardPending)],
  ] as const;
  return (
    <Card className="grid gap-5 p-5">
      <div className="flex flex-col gap-5 sm:flex-row">
        <div ref={code} className="grid justify-items-center gap-2">
          <QrCode value={referral.qrCodeUrl ?? link} name={t('referral.qr')} size={160} />
          <Button size="sm" onClick={save}>
            <Download size={16} aria-hidden="true" />
            {t('referral.download')}
          </Button>
        </div>
        <div className="grid min-w-0 flex-1 content-start gap-3">
          <h3 className="title">{t('referral.title')}</h3>
          <p className="text-sm text-text-2">{referral.rule}</p>
          <dl className="grid gap-2 text-sm">
            <div>
              <dt className="text-xs text-text-2">{t('referral.code')}</dt>
              <dd className="num font-semibold">{referral.code}</dd>
            </div>
            <div>
              <dt className="text-xs text-text-2">{t('referral.link')}</dt>
              <dd className="wrap-anywhere">{link}</dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-2">
            <Button variant="brand" onClick={() => void share()}>
              <Share2 size={18} aria-hidden="true" />
              {t('referral.share')}
            </Button>
            <Button onClick={() => void copy()}>
              <Copy size={18} aria-hidden="true" />
              {t('referral.copy')}
            </Button>
          </div>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4 sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-text-2">{label}</dt>
            <dd className="num text-[15px] font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Saves a drawing of the page as a file. Its background is white, because its style stays behind. */
function saveSvg(picture: SVGSVGElement, name: string): void {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [attribute, value] of Object.entries({ width: '100%', height: '100%', fill: '#fff' })) {
    ground.setAttribute(attribute, value);
  }
  copy.prepend(ground);
  const address = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
