import { Inbox, MoreHorizontal, Pencil, Search, Star, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordParts } from '../form/password-parts.tsx';
import { Badge, CountBadge } from '../ui/badge.tsx';
import { BottomSheet } from '../ui/bottom-sheet.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Card, TitleRow } from '../ui/card.tsx';
import { Checkbox, Switch } from '../ui/checkbox.tsx';
import { Chip } from '../ui/chip.tsx';
import { ColumnHeads } from '../ui/column-heads.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DialCodeBox } from '../ui/dial-code-box.tsx';
import { PasswordField, TextArea, TextField } from '../ui/fields.tsx';
import { Flag } from '../ui/flag.tsx';
import { Skeleton, Spinner } from '../ui/loading.tsx';
import { Logo } from '../ui/logo.tsx';
import { Menu } from '../ui/menu.tsx';
import { Modal } from '../ui/modal.tsx';
import { Pager } from '../ui/pager.tsx';
import { Popover, Tooltip } from '../ui/popover.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { SearchChoice, type SearchOption } from '../ui/search-choice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SocialIcon, type SocialNetwork } from '../ui/social-icon.tsx';
import { EmptyState, ErrorState } from '../ui/state-panel.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { ToastCard, toast } from '../ui/toast.tsx';

const variants = ['brand', 'neutral', 'outline', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const tones = ['neutral', 'success', 'warn', 'danger', 'info', 'brand'] as const;
const networks: readonly SocialNetwork[] = [
  'FACEBOOK',
  'INSTAGRAM',
  'TELEGRAM',
  'YOUTUBE',
  'TWITTER',
  'TIKTOK',
  'LINE',
];
const countries = [
  { code: 'VN', name: 'Việt Nam', dialingCode: '84' },
  { code: 'GB', name: 'United Kingdom', dialingCode: '44' },
];
const games: readonly SearchOption[] = [
  { value: 'a', label: 'Moonshot', detail: 'In-House' },
  { value: 'b', label: 'Moon River', detail: 'Slots' },
];
const nothing = () => undefined;

/**
 * Every part of `ui/` in its states, for those who build pages with them: `/dev/parts` of `npm run dev`. The switches
 * of the frame show it in the other language and theme. A build leaves it out.
 */
export function PartsPage() {
  return (
    <div className="mx-auto grid max-w-304 gap-8">
      <h1 className="display text-3xl">Parts</h1>
      <Buttons />
      <Fields />
      <Choices />
      <Overlays />
      <States />
      <Marks />
    </div>
  );
}

function Buttons() {
  return (
    <Group name="Buttons">
      {variants.map((variant) => (
        <Row key={variant} name={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} loading>
            loading
          </Button>
        </Row>
      ))}
      <Row name="icons">
        <IconButton label="Edit">
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" variant="box">
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label="Favourite" size="sm" pressed>
          <Star size={16} aria-hidden="true" />
        </IconButton>
      </Row>
    </Group>
  );
}

function Fields() {
  const { t } = useTranslation();
  const [code, setCode] = useState('84');
  const [found, setFound] = useState<SearchOption>();
  const [password, setPassword] = useState('');
  const rule = { enabled: true, required: true, minLength: 8, maxLength: 20, acceptedPattern: '*', patternId: 17 };
  return (
    <Group name="Fields">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label="Text" placeholder="Placeholder" icon={<Search size={18} />} />
        <TextField label="With a hint" hint="What it is for." defaultValue="Value" />
        <TextField label="Confirmed" hint="This is free." hintTone="ok" defaultValue="lotus88" />
        <TextField label="With a fault" error="Say what to do." defaultValue="Value" />
        <TextField label="Disabled" disabled defaultValue="Value" />
        <div className="grid content-start gap-2">
          <PasswordField
            id="parts-password"
            label="Password"
            revealLabel={t('common.showPassword')}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <PasswordParts id="parts-password-rule" rule={rule} value={password} />
        </div>
        <TextField
          label="Mobile number"
          inputMode="tel"
          before={<DialCodeBox label="Dialling code" countries={countries} value={code} onChange={setCode} />}
        />
        <SearchChoice
          label="One of many"
          chosen={found}
          options={games}
          status={`${games.length}`}
          maxLength={40}
          onType={nothing}
          onChoose={setFound}
        />
        <TextArea label="Several lines" hint="What it is for." counter="0 / 500" />
        <TextArea label="Several lines with a fault" error="Say what to do." counter="501 / 500" />
      </div>
    </Group>
  );
}

function Choices() {
  const { t } = useTranslation();
  const [segment, setSegment] = useState<'day' | 'week'>('day');
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [page, setPage] = useState(4);
  return (
    <Group name="Choices">
      <Row name="boxes">
        <Checkbox>off</Checkbox>
        <Checkbox defaultChecked>on</Checkbox>
        <Switch>off</Switch>
        <Switch defaultChecked>on</Switch>
        <Switch disabled>disabled</Switch>
      </Row>
      <Row name="chips">
        <Chip selected count={12}>
          selected
        </Chip>
        <Chip selected={false} icon={<Star size={14} />} count={3}>
          not selected
        </Chip>
      </Row>
      <Row name="segments">
        <Segmented
          label="Period"
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
          ]}
          value={segment}
          onChange={setSegment}
        />
      </Row>
      <div>
        <Tabs
          name="parts"
          label="Tabs"
          items={[
            { id: 'one', label: 'One' },
            { id: 'two', label: 'Two' },
          ]}
          value={tab}
          onChange={setTab}
        />
        <TabPanel name="parts" id={tab} className="py-3">
          Panel {tab}
        </TabPanel>
      </div>
      <Pager
        page={page}
        pages={30}
        onChange={setPage}
        label="Pages"
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        pageLabel={String}
      />
    </Group>
  );
}

function Overlays() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'modal' | 'dialog' | 'sheet' | 'bottom'>();
  const close = () => setShown(undefined);
  const closeLabel = t('common.close');
  return (
    <Group name="Over the page">
      <Row name="dialogs">
        <Button onClick={() => setShown('modal')}>Modal</Button>
        <Button onClick={() => setShown('dialog')}>ConfirmDialog</Button>
        <Button onClick={() => setShown('sheet')}>Sheet</Button>
        <Button onClick={() => setShown('bottom')}>BottomSheet</Button>
      </Row>
      <Row name="beside a button">
        <Menu
          label="Menu"
          items={[
            { id: 'edit', label: 'Edit', Icon: Pencil, onSelect: nothing },
            { id: 'delete', label: 'Delete', Icon: Trash2, onSelect: nothing, isApart: true },
          ]}
          trigger={(props) => (
            <Button {...props}>
              <MoreHorizontal size={16} aria-hidden="true" /> Menu
            </Button>
          )}
        />
        <Popover label="Popover" placement="bottom-start" trigger={(props) => <Button {...props}>Popover</Button>}>
          {(hide) => (
            <div className="grid gap-3 p-4">
              <p>Anything.</p>
              <Button size="sm" onClick={hide}>
                {closeLabel}
              </Button>
            </div>
          )}
        </Popover>
        <Tooltip text="Search" placement="right">
          <IconButton label="Search" variant="box">
            <Search size={18} aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </Row>
      <Row name="toasts">
        {(['success', 'error', 'warn', 'info'] as const).map((tone) => (
          <Button key={tone} onClick={() => toast[tone](`A message: ${tone}`)}>
            {tone}
          </Button>
        ))}
      </Row>
      <ToastCard
        toast={{ tone: 'info', message: 'A message with an action', action: { label: 'Undo', onClick: nothing } }}
        dismissLabel={t('common.dismiss')}
        onDismiss={nothing}
      />
      {shown === 'modal' && (
        <Modal title="Modal" closeLabel={closeLabel} onClose={close}>
          <p className="px-6 pb-6">Anything.</p>
        </Modal>
      )}
      {shown === 'dialog' && (
        <ConfirmDialog
          title="Delete it?"
          body="It cannot be brought back."
          tone="danger"
          cancelLabel="Keep"
          confirmLabel="Delete"
          onCancel={close}
          onConfirm={close}
        />
      )}
      {shown === 'sheet' && (
        <Sheet label="Sheet" title="Page" closeLabel={closeLabel} onClose={close} menu={<p>Menu</p>} shown="both">
          <TitleRow>
            <Badge>Beside the title</Badge>
          </TitleRow>
          <p>Anything.</p>
        </Sheet>
      )}
      {shown === 'bottom' && (
        <BottomSheet label="BottomSheet" closeLabel={closeLabel} onClose={close}>
          <p className="px-6 pb-6">Anything.</p>
        </BottomSheet>
      )}
    </Group>
  );
}

function States() {
  const { t } = useTranslation();
  return (
    <Group name="States">
      <Row name="badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <CountBadge count={7} />
        <CountBadge count={100} />
      </Row>
      <Row name="loading">
        <Spinner label={t('common.loading')} />
        <Skeleton className="h-4 w-40" />
        <Skeleton still className="h-4 w-40" />
      </Row>
      <ProgressBar aria-label="Progress" value={0.4} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Card>
          <EmptyState icon={<Inbox size={18} />} title="Nothing yet" text="What stands here later." />
        </Card>
        <Card>
          <ErrorState
            title={t('common.crash.title')}
            text={t('common.nothingLost')}
            retryLabel={t('common.retry')}
            onRetry={nothing}
          />
        </Card>
      </div>
      <table className="w-full text-right">
        <ColumnHeads heads={['Name', 'Stakes', 'Payouts']} />
        <tbody>
          <tr>
            <th scope="row" className="py-2 text-left font-medium">
              Moonshot
            </th>
            <td className="num">120.00</td>
            <td className="num">96.50</td>
          </tr>
        </tbody>
      </table>
    </Group>
  );
}

function Marks() {
  return (
    <Group name="Marks">
      <Row name="brand">
        <Logo name="Lumo" />
        <Logo name="Lumo" markOnly />
      </Row>
      <Row name="flags">
        <Flag country="VN" />
        <Flag country="GB" />
      </Row>
      <Row name="networks">
        {networks.map((network) => (
          <SocialIcon key={network} network={network} />
        ))}
      </Row>
    </Group>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section aria-label={name} className="grid gap-4">
      <h2 className="title text-xl">{name}</h2>
      {children}
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="w-28 text-sm text-text-3">{name}</span>
      {children}
    </div>
  );
}
