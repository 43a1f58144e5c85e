import type { QueryClient } from '@tanstack/react-query';
import { ArrowLeft, Banknote, type LucideIcon, Pause, Play, ShieldCheck, Timer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import { getListPromotionsQueryOptions, useListPromotions } from '#generated/client/promotions/promotions.ts';
import {
  getGetRegisterSettingsQueryOptions,
  getListCountryCodesQueryOptions,
  useGetRegisterSettings,
} from '#generated/client/system/system.ts';
import type { Announcement, ListedPromotion } from '#generated/model/index.ts';
import { paths, promotionPath } from '../../access/paths.ts';
import { useWasLoggedIn } from '../../access/session.ts';
import { isForAgents, useSite } from '../../access/site.ts';
import { useAutoplay } from '../../entities/carousel/use-autoplay.ts';
import lanterns from '../../entities/session/login-tall.svg';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { wordsOf } from '../../lib/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Registration } from './register-form.tsx';

/** The registration as a page of its own (ROUTE-04), with a reset button (REGISTER-14) and what new players are offered. */
export function RegisterPage() {
  const { t } = useTranslation();
  // Redirects only visitors who were logged in before; a registration made here finishes first.
  const wasLoggedIn = useWasLoggedIn();
  const forAgents = isForAgents(useSite());
  if (wasLoggedIn) return <Navigate to={paths.home} replace />;
  return (
    <div
      className={cn(
        'mx-auto grid items-start gap-6',
        forAgents ? 'max-w-155' : 'max-w-304 lg:grid-cols-[minmax(0,620px)_minmax(0,1fr)]',
      )}
    >
      <Card className="grid grid-cols-1 content-start gap-4.5 px-5 pt-7 pb-6.5 sm:px-9">
        <div>
          <Link to={paths.home} className="target inline-flex h-6 items-center gap-1.5 text-sm font-medium text-text-2">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('registration.back')}
          </Link>
          <h1 className="display mt-2.5 text-3xl">{t('shell.header.register')}</h1>
          {forAgents ? <p className="mt-1 text-text-2">{t('registration.agentLead')}</p> : <Lead />}
        </div>
        <Registration
          end={(reset) => ({
            beside: (
              <Button size="lg" onClick={reset}>
                {t('registration.reset')}
              </Button>
            ),
          })}
        />
      </Card>
      {!forAgents && <ForPlayers />}
    </div>
  );
}

/** What new players are offered, and what speaks for the brand. */
function ForPlayers() {
  const { t } = useTranslation();
  const offers = useOffers();
  return (
    <aside className="grid gap-4 lg:sticky lg:top-21">
      {offers ? (
        offers.length > 0 && <Offers offers={offers} />
      ) : (
        <Skeleton className="min-h-100 rounded-xl lg:min-h-155" />
      )}
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
        <Perk Icon={Timer} title={t('registration.perk.quick')} text={t('registration.perk.quickText')} />
        <Perk Icon={Banknote} title={t('registration.perk.payouts')} text={t('registration.perk.payoutsText')} />
        <Perk Icon={ShieldCheck} title={t('registration.perk.limits')} text={t('registration.perk.limitsText')} />
      </div>
    </aside>
  );
}

/** Requests the form's rules, the countries and the offers ahead of the first render. The offers determine the form's height. */
export async function prefetchRegister(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(getGetRegisterSettingsQueryOptions()),
    queries.prefetchQuery(getListCountryCodesQueryOptions()),
    prefetchOffers(queries),
  ]);
}

/** What the brand promises, its amount lit (REGISTER-03). */
function Lead() {
  const { t } = useTranslation();
  const amount = useGetRegisterSettings().data?.displayAmount;
  if (!amount) return null;
  const [before = '', after = ''] = t('registration.lead', { amount: '\n' }).split('\n');
  return (
    <p className="mt-1 text-text-2">
      {before}
      <b className="font-semibold text-brand-text">{amount}</b>
      {after}
    </p>
  );
}

type PerkProps = { readonly Icon: LucideIcon; readonly title: string; readonly text: string };

function Perk({ Icon, title, text }: PerkProps) {
  return (
    <Card className="p-4">
      <Icon size={20} aria-hidden="true" className="mb-2.5 text-brand-text" />
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-xs text-text-2">{text}</p>
    </Card>
  );
}

/** Offers for new players, one at a time; more than one move on every 5 s (REGISTER-07, REGISTER-08). */
export function Offers({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const many = offers.length > 1;
  const index = shown % offers.length;
  const onNext = useCallback(() => setShown((now) => now + 1), []);
  const autoplay = useAutoplay({ enabled: many && !isCalm, index, onNext });
  return (
    <section
      aria-roledescription={t('home.carousel')}
      aria-label={t('registration.offers')}
      className="relative isolate grid min-h-100 lg:min-h-155 overflow-hidden rounded-xl bg-surface-2 text-on-art"
      {...autoplay.pausers}
    >
      {offers.map((offer, position) => (
        <Slide
          key={offer.id}
          offer={offer}
          number={position + 1}
          isShown={position === index}
          isLive={!autoplay.playing}
        />
      ))}
      {many && (
        <div className="absolute right-6 bottom-6 flex items-center">
          {offers.map((offer, position) => (
            <button
              key={offer.id}
              type="button"
              aria-label={t('home.slide', { number: position + 1 })}
              aria-current={position === index || undefined}
              onClick={() => setShown(position)}
              className="group/dot grid size-6 place-items-center touch:size-touch"
            >
              <span className="h-1.5 w-1.5 rounded-full bg-on-art/40 transition-[width] group-aria-[current]/dot:w-5.5 group-aria-[current]/dot:bg-on-art" />
            </button>
          ))}
          {!isCalm && (
            <button
              type="button"
              aria-label={autoplay.paused ? t('home.resume') : t('home.pause')}
              onClick={autoplay.togglePaused}
              className="grid size-6 place-items-center text-on-art-2 hover:text-on-art touch:size-touch"
            >
              {autoplay.paused ? (
                <Play size={12} aria-hidden="true" className="fill-current" />
              ) : (
                <Pause size={12} aria-hidden="true" className="fill-current" />
              )}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** An offer for new players as the page shows it. */
export type Offer = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string | undefined;
  /** The address of its terms; undefined if it has no page. */
  readonly to: string | undefined;
  /** How many times the bonus must be staked; undefined if unknown. */
  readonly wagering: number | undefined;
};

const forNewPlayers = { category: 'new_player' } as const;

/** Requests the offers ahead of the first render. */
function prefetchOffers(queries: QueryClient): Promise<void> {
  return queries.prefetchQuery(getListPromotionsQueryOptions(forNewPlayers));
}

/**
 * The promotions of category `new_player` (REGISTER-07). A site without promotions shows its announcements of type PR.
 * Undefined while loading.
 */
export function useOffers(): readonly Offer[] | undefined {
  const promotions = useListPromotions(forNewPlayers);
  const told = useListAnnouncements({ types: 'PR' }, { query: { enabled: promotions.isError } });
  if (promotions.data) return promotions.data.content.filter(isForNewPlayers).map(fromPromotion);
  return told.isError ? [] : told.data?.promotion.map(fromAnnouncement);
}

/** Requested by category and filtered again, because a backend may ignore the filter. */
function isForNewPlayers({ category }: ListedPromotion): boolean {
  return category === 'new_player';
}

function fromPromotion({ id, title, summary, picture, wagering }: ListedPromotion): Offer {
  return { id, title, text: summary, picture, to: promotionPath(id), wagering: wagering?.multiple };
}

function fromAnnouncement({ id, title, content }: Announcement): Offer {
  return { id, title, text: wordsOf(content).join(' '), picture: undefined, to: undefined, wagering: undefined };
}

type SlideProps = {
  readonly offer: Offer;
  readonly number: number;
  readonly isShown: boolean;
  readonly isLive: boolean;
};

function Slide({ offer, number, isShown, isLive }: SlideProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-roledescription={t('home.slideRole')}
      aria-label={t('home.slide', { number })}
      aria-live={isShown && isLive ? 'polite' : undefined}
      inert={!isShown}
      className={cn(
        'relative col-start-1 row-start-1 flex flex-col justify-end p-8 pb-16 transition-opacity duration-slow xl:px-9',
        !isShown && 'opacity-0',
      )}
    >
      <img
        src={offer.picture ? pictureUrl(offer.picture) : lanterns}
        alt=""
        loading="lazy"
        draggable={false}
        className="absolute inset-0 -z-1 size-full object-cover"
      />
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-1 h-3/4 bg-linear-to-t from-overlay-ink to-transparent"
      />
      <h2 className="display max-w-105 text-3xl text-balance xl:text-[40px]/11">
        {offer.to === undefined ? (
          offer.title
        ) : (
          // The whole slide is the link, but for what stands over it.
          <Link to={offer.to} className="after:absolute after:inset-0">
            {offer.title}
          </Link>
        )}
      </h2>
      <p className="mt-2.5 max-w-100 text-balance text-on-art-2 xl:text-[15px]/5.5">{offer.text}</p>
      {offer.wagering !== undefined && (
        <p className="mt-1.5 text-xs text-on-art-3">{t('registration.wagering', { multiple: offer.wagering })}</p>
      )}
    </div>
  );
}
