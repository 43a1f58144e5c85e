import { CalendarDays, Clock, Handshake, type LucideIcon, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractKinds } from '#generated/model/index.ts';
import { useLoggedIn } from '../../access/session.ts';
import { linkOf, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const icons: Readonly<Record<keyof ContractKinds, LucideIcon>> = {
  dividend: Handshake,
  daily: CalendarDays,
  hourly: Clock,
  realtime: Zap,
};

/** The home of a site for agents: what the brand agrees with them, and the way in. */
export function AgentHomePage() {
  const { t } = useTranslation();
  const site = useSite();
  if (!site) return null;
  const { name } = site.brand;
  // The type of the table's keys is lost in its entries.
  const kinds = (Object.keys(icons) as (keyof ContractKinds)[]).filter((kind) => site.settings.contracts[kind]);
  return (
    <>
      <section className="relative isolate overflow-hidden rounded-xl border border-line bg-surface-1 px-6 py-10 sm:px-12 sm:py-16">
        <AgentScene />
        <div className="relative max-w-120">
          <h1 className="display text-3xl text-balance sm:text-5xl">{t('agentHome.title', { brand: name })}</h1>
          <p className="mt-4 text-lg text-text-2">{t('agentHome.text')}</p>
          <WaysIn affiliates={linkOf(site, 'AFFILIATELINK')} />
        </div>
      </section>
      {kinds.length > 0 && (
        <section className="mt-10">
          <h2 className="title">{t('agentHome.contracts')}</h2>
          <ul className="mt-4 grid gap-3.5 sm:grid-cols-2 xl:grid-cols-4">
            {kinds.map((kind) => (
              <li key={kind}>
                <Contract kind={kind} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Contract({ kind }: { readonly kind: keyof ContractKinds }) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <Card className="h-full p-5">
      <Icon size={24} aria-hidden="true" className="text-brand-text" />
      <h3 className="mt-3 font-semibold">{t(`agentHome.contract.${kind}.name`)}</h3>
      <p className="mt-1 text-sm text-text-2">{t(`agentHome.contract.${kind}.text`)}</p>
    </Card>
  );
}

/** Leads people with an account to the login, and all others to the affiliates' page. */
function WaysIn({ affiliates }: { readonly affiliates: string | undefined }) {
  const { t } = useTranslation();
  const { open } = useModals();
  const loggedIn = useLoggedIn();
  if (loggedIn) return <p className="mt-6 text-text-2">{t('agentHome.loggedIn')}</p>;
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      <Button variant="brand" size="lg" onClick={() => open('login', { own: true })}>
        {t('shell.header.login')}
      </Button>
      {affiliates && (
        <a
          href={affiliates}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline', size: 'lg' })}
        >
          {t('agentHome.join')}
        </a>
      )}
    </div>
  );
}

/** A drawn network of agents around one light, to the right of the text. */
function AgentScene() {
  return (
    <svg
      viewBox="0 0 480 320"
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-0 -z-1 hidden h-full max-w-none opacity-25 sm:block lg:opacity-100"
    >
      <g fill="none" className="stroke-line-strong" strokeWidth="2">
        {links.map(([from, to]) => (
          <path key={`${from}-${to}`} d={`M${at(from)}Q${(x(from) + x(to)) / 2} ${y(from)} ${at(to)}`} />
        ))}
        <circle cx="250" cy="150" r="84" strokeDasharray="2 10" />
        <circle cx="250" cy="150" r="138" strokeDasharray="2 14" />
      </g>
      {nodes.map(([left, top, radius], index) => (
        <g key={`${left}-${top}`}>
          <circle
            cx={left}
            cy={top}
            r={radius}
            className={index === 0 ? 'fill-brand' : 'fill-surface-3 stroke-line-control'}
          />
          {index === 0 && (
            <circle cx={left} cy={top} r={radius + 12} fill="none" className="stroke-brand" opacity=".4" />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Left, top, radius; the first is the one that lights the others. */
const nodes = [
  [250, 150, 26],
  [140, 90, 16],
  [150, 220, 18],
  [350, 80, 18],
  [372, 206, 20],
  [70, 150, 9],
  [62, 250, 8],
  [446, 52, 9],
  [452, 150, 8],
  [438, 268, 10],
  [262, 284, 10],
] as const;

const links = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
  [4, 8],
  [4, 9],
  [2, 10],
] as const;

const x = (index: number): number => nodes[index]?.[0] ?? 0;
const y = (index: number): number => nodes[index]?.[1] ?? 0;
const at = (index: number): string => `${x(index)} ${y(index)}`;
