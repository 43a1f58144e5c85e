import type { QueryClient } from '@tanstack/react-query';
import { ArrowLeft, Banknote, type LucideIcon, ShieldCheck, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import {
  getGetRegisterSettingsQueryOptions,
  getListCountryCodesQueryOptions,
  useGetRegisterSettings,
} from '#generated/client/system/system.ts';
import { paths } from '../../access/paths.ts';
import { useWasLoggedIn } from '../../access/session.ts';
import { isForAgents, useSite } from '../../access/site.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Offers, prefetchOffers, useOffers } from './offers.tsx';
import { Registration } from './registration.tsx';

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
