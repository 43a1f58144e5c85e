import { describe, expect, test } from 'vitest';
import { zones } from './tool-checks.ts';
import { writeTree } from './tree.ts';

const configuration = ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json'];

/** Seeded offences by file: its imports, and the rule that must report them. */
const planted: Readonly<Record<string, readonly [source: string, rule: string]>> = {
  'src/portal/app/a.ts': [`import '#server/clock.ts';`, 'portal-and-server'],
  'src/server/http/a.ts': [`import '#portal/lib/format.ts';`, 'portal-and-server'],
  'src/shared/money.ts': ["import '../portal/lib/format.ts';", 'source-shared'],
  'src/shared/dates.ts': ["import 'zod';", 'shared-is-pure'],
  'src/shared/codes.ts': ["import '../../generated/model/game.ts';", 'shared-generated'],
  'src/server/domain/money/wallet/a.ts': ["import '#server/http/send.ts';", 'layer-domain'],
  'src/server/domain/money/wallet/b.ts': [
    "import type { Handler } from '#server/handlers/handler.ts';",
    'layer-domain',
  ],
  'src/server/domain/money/wallet/c.ts': ["import '#server/app.ts';", 'layer-root'],
  'src/server/domain/money/wallet/d.ts': ["import type { Play } from '../../play/bets/play.ts';", 'domain-money'],
  'src/server/domain/lottery/draws/a.ts': ["import '../../affiliates/line/bill.ts';", 'domain-lottery'],
  'src/server/domain/affiliates/line/a.ts': ["import '../../lottery/draws/draw.ts';", 'domain-affiliates'],
  'src/server/domain/lottery/draws/b.ts': ["import '../../payments/funds/move.ts';", 'domain-lottery'],
  'src/server/domain/money/wallet/e.ts': ["import '../vault/lock.ts';", 'domain-money-wallet'],
  'src/server/domain/money/wallet.ts': ["import './wallet/pay.ts';", 'domain-money-files'],
  'src/server/domain/money/gadgets/a.ts': ["import '../wallet/pay.ts';", 'domain-money-gadgets'],
  'src/server/domain/gadgets/parts/a.ts': ["import '../../ground/day.ts';", 'domain-gadgets'],
  'src/server/handlers/a.ts': ["import '../http/send.ts';", 'layer-handlers'],
  'src/server/jobs/a.ts': ["import '../http/send.ts';", 'layer-jobs'],
  'src/server/adapters/a.ts': ["import '../domain/money/wallet/pay.ts';", 'layer-adapters'],
  'src/server/adapters/b.ts': ["import '../services.ts';", 'layer-services'],
  'src/server/db/a.ts': ["import '../domain/money/wallet/pay.ts';", 'layer-db'],
  'src/server/seed/a.ts': ["import '../adapters/mail.ts';", 'layer-seed'],
  'src/server/shared/a.ts': ["import '../config/config.ts';", 'layer-shared'],
  'src/server/gadgets/a.ts': ["import '../shared/clock.ts';", 'layer-gadgets'],
  'src/portal/app/tool.ts': [`import '#tools/tool.ts';`, 'source-portal'],
  'src/server/http/b.ts': [`import '#generated/client/wallet/wallet.ts';`, 'server-generated'],
  'src/server/http/d.ts': [`import '#generated/server/validators/wallet/pay.ts';`, 'validators-when-asked'],
  'src/portal/app/b.ts': [`import '#generated/server/operations.ts';`, 'portal-generated'],
  'src/portal/lib/a.ts': ["import '../ui/button.ts';", 'zone-lib'],
  'src/portal/ui/a.ts': ["import '../i18n/i18n.ts';", 'zone-ui'],
  'src/portal/theme/a.ts': ["import '../entities/game/game.ts';", 'zone-theme'],
  'src/portal/entities/game/a.ts': ["import '../../features/lobby/lobby.ts';", 'zone-entities'],
  'src/portal/features/lobby/a.ts': ["import '../../app/main.ts';", 'zone-features'],
  'src/portal/features/wallet/a.ts': ["import '../lobby/lobby.ts';", 'feature-wallet'],
  'src/portal/gadgets/a.ts': ["import '../lib/format.ts';", 'zone-gadgets'],
  'src/portal/i18n/a.ts': [`import type { Game } from '#generated/model/game.ts';`, 'generated-model'],
  'src/portal/api/a.ts': [`import '#generated/client/wallet/wallet.ts';`, 'generated-hooks'],
  'src/portal/access/a.ts': [`import '#generated/zod/wallet.ts';`, 'generated-validators'],
  'src/portal/app/c.ts': [`import '#generated/client/encrypted-operations.ts';`, 'generated-transport'],
  'src/portal/app/f.ts': [`import '#generated/client/headers.ts';`, 'generated-transport'],
  'src/portal/app/d.ts': [`import '#generated/client/wallet/wallet.msw.ts';`, 'mocks-in-tests'],
  'src/portal/app/e.ts': ["import '../testing/render.ts';", 'testing-in-tests'],
  'generated/client/wallet/foreign.ts': [`import '#portal/lib/format.ts';`, 'generated-uses'],
  'src/portal/api/token.ts': ["import 'axios';", 'axios-in-http'],
  'src/portal/ui/b.ts': ["import 'react-router-dom';", 'ui-is-plain'],
  'src/portal/ui/c.ts': [`import '#generated/model/game.ts';`, 'ui-is-plain'],
  'src/portal/lib/one.ts': ["import type { Two } from './two.ts';\nexport type One = Two;", 'no-cycles'],
  'src/portal/lib/alone.ts': ['export const alone = 1;', 'no-orphans'],
  'src/portal/lib/lost.ts': ["import './nowhere.ts';", 'no-unresolved'],
  'src/server/http/c.ts': ["import 'msw';", 'no-undeclared-packages'],
};

/** The imported files. */
const ground: Readonly<Record<string, string>> = {
  'src/server/clock.ts': 'export const clock = 1;',
  'src/server/app.ts': "import './http/send.ts';",
  'src/server/services.ts': "import type { Pay } from './domain/money/wallet/pay.ts';\nexport type Services = Pay;",
  'src/server/shared/clock.ts': 'export const clock = 1;',
  'src/server/config/config.ts': "import '../shared/clock.ts';",
  'src/server/db/database.ts': "import '../config/config.ts';",
  'src/server/seed/seed.ts': "import '../domain/money/wallet/pay.ts';\nimport '../db/database.ts';",
  'src/server/adapters/mail.ts': "import '../shared/clock.ts';\nimport '../db/database.ts';",
  'src/server/domain/ground/day.ts': 'export const day = 1;',
  'src/server/domain/money/wallet/pay.ts': [
    "import '#server/adapters/mail.ts';",
    "import '../../ground/day.ts';",
    'export type Pay = number;',
  ].join('\n'),
  'src/server/domain/money/vault/lock.ts': "import '../wallet/pay.ts';\nimport '../../ground/day.ts';",
  'src/server/domain/play/bets/play.ts': "import '../../money/vault/lock.ts';\nexport type Play = number;",
  'src/server/domain/payments/funds/move.ts': "import '../../play/bets/play.ts';",
  'src/server/domain/lottery/draws/draw.ts': "import '../../play/bets/play.ts';",
  'src/server/domain/affiliates/line/bill.ts': "import '../../payments/funds/move.ts';",
  'src/server/domain/pages/bets/bet.ts':
    "import '../../lottery/draws/draw.ts';\nimport '../../affiliates/line/bill.ts';",
  'src/server/handlers/handler.ts':
    "import '../domain/money/wallet/pay.ts';\nimport type { Services } from '../services.ts';\nexport type Handler = Services;",
  'src/server/http/send.ts': "import '../handlers/handler.ts';\nimport '../domain/money/wallet/pay.ts';",
  'src/server/jobs/clean.ts': "import '../domain/money/wallet/pay.ts';",
  'src/tools/tool.ts': 'export const tool = 1;',
  'src/portal/lib/format.ts': 'export const format = 1;',
  'src/portal/lib/two.ts': "import type { One } from './one.ts';\nexport type Two = One;",
  'src/portal/ui/button.ts': "import '../lib/format.ts';\nimport 'react';",
  'src/portal/testing/render.ts': "import 'msw';\nimport '../app/main.ts';",
  'src/portal/i18n/i18n.ts': "import 'i18next';",
  'src/portal/entities/game/game.ts': `import '../../ui/button.ts';\nimport '#generated/client/wallet/wallet.ts';`,
  'src/portal/features/lobby/lobby.ts': "import '../../entities/game/game.ts';",
  'src/portal/app/main.ts': "import '../features/lobby/lobby.ts';",
  'src/portal/api/http.ts': [
    "import 'axios';",
    `import '#generated/client/encrypted-operations.ts';`,
    `import '#generated/client/headers.ts';`,
  ].join('\n'),
  'generated/model/game.ts': 'export type Game = string;',
  'generated/client/wallet/wallet.ts': "import '#portal/api/http.ts';",
  'generated/client/wallet/wallet.msw.ts': 'export const mock = 1;',
  'generated/client/encrypted-operations.ts': 'export const encrypted = 1;',
  'generated/client/headers.ts': 'export const headers = 1;',
  'generated/zod/wallet.ts': 'export const wallet = 1;',
  'generated/server/operations.ts': [
    "import type { pay } from './validators/wallet/pay.ts';",
    'export type Pay = typeof pay;',
    "export const load = () => import('./validators/wallet/pay.ts');",
  ].join('\n'),
  'generated/server/validators/wallet/pay.ts': 'export const pay = 1;',
  'e2e/portal/story.ts': '',
};

describe('zones', () => {
  test('each forbidden import is found, by the rule that forbids it', async () => {
    const sources = Object.entries(planted).map(([file, [source]]) => [file, source] as const);
    const root = await writeTree({ ...ground, ...Object.fromEntries(sources) }, configuration);
    const offences = await zones(root);
    for (const [file, [, rule]] of Object.entries(planted)) {
      const found = offences.some((line) => line.includes(file) && line.includes(`(${rule})`));
      expect(found, `${file} must break ${rule}; found:\n${offences.join('\n')}`).toBe(true);
    }
  });

  test('what is allowed passes', async () => {
    const root = await writeTree(
      {
        ...ground,
        'src/portal/lib/two.ts': 'export type Two = string;',
        'src/portal/app/start.ts': "import './main.ts';\nimport '../lib/two.ts';",
      },
      configuration,
    );
    const orphans = /(clock|tool)\.ts/;
    expect((await zones(root)).filter((line) => !orphans.test(line))).toEqual([]);
  });
});
