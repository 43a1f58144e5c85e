import { Bitcoin, CreditCard, ExternalLink, Landmark, type LucideIcon, QrCode, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BrandPaymentMethodsItem } from '#generated/model/index.ts';
import { withdrawConsent } from '../../access/consent.ts';
import { paths } from '../../access/paths.ts';
import { linkOf, useSite } from '../../access/site.ts';
import { useHelp } from '../../entities/help/use-help.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { useNear } from '../../lib/use-near.ts';
import { useTheme } from '../../theme/theme.ts';
import { buttonClass } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { preloadPage } from '../page-table.tsx';
import { SocialLinks } from './social-links.tsx';

/** The icon of each payment method (FOOTER-04). */
const paymentIcons: Readonly<Record<BrandPaymentMethodsItem, LucideIcon>> = {
  BANK_QR: QrCode,
  TRANSFER: Landmark,
  E_WALLET: Wallet,
  CRYPTO: Bitcoin,
  CARD: CreditCard,
};

/** The most articles that the footer names. */
const MOST = 5;

const PLACEHOLDERS = Array.from({ length: MOST }, (_, index) => index);

/** The end of every page: the operator, the payment methods, and the limits of play (FOOTER-01). */
export function Footer() {
  const { t } = useTranslation();
  const site = useSite();
  if (!site) return null;
  const { brand } = site;
  const affiliates = linkOf(site, 'AFFILIATELINK');
  return (
    <footer className="out-of-sight mx-auto mt-12 w-full max-w-content border-t border-line pt-9 text-sm text-text-2">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-[1.7fr_1fr_1.5fr] xl:grid-cols-[1.8fr_1.3fr_1fr_1.5fr]">
        <div className="grid content-start gap-4">
          <FooterSection title={t('shell.footer.about', { brand: brand.name })}>
            <p className="max-w-80">{brand.aboutText}</p>
          </FooterSection>
          <Responsibility helpLine={brand.helpLine} />
        </div>
        <FooterHelp />
        {affiliates && (
          <FooterSection title={t('shell.footer.affiliates')}>
            <p>{t('shell.footer.affiliatesText')}</p>
            <a
              href={affiliates}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'outline', size: 'sm', className: 'mt-3' })}
            >
              {t('shell.footer.affiliatesAction')}
              <ExternalLink size={14} aria-hidden="true" />
            </a>
          </FooterSection>
        )}
        <div className="grid content-start gap-4.5">
          <FooterSection title={t('shell.footer.payments')}>
            <ul className="flex flex-wrap gap-2">
              {brand.paymentMethods.map((method) => (
                <PaymentMethod key={method} method={method} />
              ))}
            </ul>
          </FooterSection>
          <Follow />
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5 pb-6 text-xs text-text-3">
        <p>{brand.copyright}</p>
        <Policies />
        {site.analytics.gtagId && (
          <button type="button" className="target underline" onClick={withdrawConsent}>
            {t('shell.footer.consent')}
          </button>
        )}
        <Partners />
      </div>
    </footer>
  );
}

/** The help articles that say by which rules one plays here. */
function Policies() {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {(['terms', 'privacy', 'responsibility'] as const).map((policy) => (
        <li key={policy}>
          <Link
            to={{ pathname: paths.help, hash: policy }}
            {...onIntent(() => preloadPage(paths.help))}
            className="target hover:text-text-1 hover:underline"
          >
            {t(`shell.footer.policy.${policy}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Responsibility({ helpLine }: { readonly helpLine: string | null }) {
  const { t } = useTranslation();
  return (
    <section className="flex items-center gap-3">
      <span className="num grid size-9.5 flex-none place-items-center rounded-full border-[1.5px] border-line-control text-text-1">
        {t('shell.footer.adultsOnly')}
      </span>
      <div>
        <h2 className="font-medium text-text-1">{t('shell.footer.responsibility')}</h2>
        <p className="text-xs text-text-3">{t('shell.footer.responsibilityText')}</p>
        {helpLine && <p className="text-xs text-text-3">{t('shell.footer.helpLine', { helpLine })}</p>}
      </div>
    </section>
  );
}

function PaymentMethod({ method }: { readonly method: keyof typeof paymentIcons }) {
  const { t } = useTranslation();
  const Icon = paymentIcons[method];
  return (
    <li className="inline-flex h-9.5 items-center gap-2 rounded-md bg-surface-2 px-3.5 text-xs font-semibold light:bg-surface-3">
      <Icon size={16} aria-hidden="true" />
      {t(`shell.footer.payment.${method}`)}
    </li>
  );
}

/** The brand's social networks; without any the heading is omitted too (FOOTER-03). */
function Follow() {
  const { t } = useTranslation();
  const site = useSite();
  const networks = (['YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINE'] as const).filter((network) =>
    linkOf(site, network),
  );
  if (networks.length === 0) return null;
  return (
    <FooterSection title={t('shell.footer.follow')}>
      <SocialLinks
        networks={networks}
        listClassName="flex flex-wrap gap-2"
        linkClassName="target size-9 rounded-md bg-surface-2 hover:text-text-1 light:bg-surface-3"
      />
    </FooterSection>
  );
}

/** The partners' logos, in the colours of the theme (FOOTER-05, THEME-04). */
function Partners() {
  const { t } = useTranslation();
  const [theme] = useTheme();
  const partners = useSite()?.brand.partners ?? [];
  const [ref, isNear] = useNear();
  if (partners.length === 0) return null;
  return (
    <section ref={ref} className="flex flex-wrap items-center gap-4 sm:ml-auto" aria-label={t('shell.footer.partners')}>
      {partners.map(({ name, logoDark, logoLight }) => (
        <span key={name} className="h-6 w-28">
          {isNear ? (
            <img
              src={pictureUrl(theme === 'dark' ? logoDark : logoLight)}
              alt={name}
              width="112"
              height="24"
              className="size-full object-contain"
            />
          ) : (
            <span className="sr-only">{name}</span>
          )}
        </span>
      ))}
    </section>
  );
}

/**
 * The most requested help: the first article of each category (FOOTER-06). It is requested when the footer comes near;
 * without an answer the section disappears. The help page opens the article in the hash (FOOTER-07, FOOTER-08).
 */
function FooterHelp() {
  const { t } = useTranslation();
  const [ref, near] = useNear<HTMLDivElement>();
  const { data, isError } = useHelp({ enabled: near });
  const articles = data?.categories.flatMap(({ items }) => items.slice(0, 1)).slice(0, MOST);
  if (isError || articles?.length === 0) return null;
  return (
    <div ref={ref}>
      <FooterSection title={t('shell.footer.help')}>
        <ul className="grid gap-2.5" aria-busy={articles === undefined}>
          {articles?.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ pathname: paths.help, hash: `#${encodeURIComponent(id)}` }}
                {...onIntent(() => preloadPage(paths.help))}
                className="target hover:text-text-1 hover:underline"
              >
                {title}
              </Link>
            </li>
          )) ??
            PLACEHOLDERS.map((index) => (
              <li key={index}>
                <Skeleton still={!near} className="my-0.5 h-4 w-36" />
              </li>
            ))}
        </ul>
      </FooterSection>
    </div>
  );
}

/** A section of the footer under its heading. */
function FooterSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2.5 font-semibold text-text-1">{title}</h2>
      {children}
    </section>
  );
}
