const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** The folders below `path`; none if it does not exist. */
function folders(path) {
  try {
    return readdirSync(join(__dirname, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

/** Tests and their helpers. */
const tests = '\\.test\\.tsx?$|/testing(/|\\.tsx?$)';
const foundations = ['api', 'access', 'form', 'theme', 'i18n'];

/** The zones of the portal that each zone may import, besides itself. */
const portalZones = {
  app: ['features', 'entities', ...foundations, 'ui', 'lib'],
  features: ['entities', ...foundations, 'ui', 'lib'],
  entities: [...foundations, 'ui', 'lib'],
  ...Object.fromEntries(foundations.map((zone) => [zone, [...foundations, 'ui', 'lib']])),
  ui: ['lib'],
  lib: [],
};

/**
 * The zones that may import each part of the generated client: model types, hooks and defaults, validators, headers and
 * the list of (E) operations.
 */
const generatedFor = {
  model: ['app', 'features', 'entities', 'access', 'api', 'form'],
  hooks: ['app', 'features', 'entities', 'access'],
  zod: ['app', 'features', 'entities', 'api', 'form'],
  transport: ['api'],
};

const zonePath = (zones) => `^src/portal/(${zones.join('|')})/`;
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

// A folder that is missing in the table may import nothing but itself, until its zone is decided.
const zoneRules = folders('src/portal')
  .filter((zone) => zone !== 'public' && zone !== 'testing')
  .map((zone) =>
    rule(
      `zone-${zone}`,
      `src/portal/${zone} imports ${[zone, ...(portalZones[zone] ?? [])].join(', ')} only`,
      { path: `^src/portal/${zone}/`, pathNot: tests },
      { path: '^src/portal/', pathNot: zonePath([zone, ...(portalZones[zone] ?? [])]) },
    ),
  );

const featureRules = folders('src/portal/features').map((feature) =>
  rule(
    `feature-${feature}`,
    'a feature never imports another: what two share moves down to entities',
    { path: `^src/portal/features/${feature}/`, pathNot: tests },
    { path: '^src/portal/features/', pathNot: `^src/portal/features/${feature}/` },
  ),
);

/**
 * The layers of the server from top to bottom, with the layers that each may import besides itself. Files at the root
 * wire them together.
 */
const serverLayers = {
  http: ['handlers', 'seed', 'domain', 'db', 'adapters', 'config', 'texts', 'shared'],
  handlers: ['domain', 'db', 'adapters', 'config', 'texts', 'shared'],
  jobs: ['domain', 'db', 'adapters', 'config', 'shared'],
  seed: ['domain', 'db', 'config', 'shared'],
  domain: ['db', 'adapters', 'config', 'texts', 'shared'],
  adapters: ['db', 'config', 'shared'],
  db: ['config', 'shared'],
  config: ['shared'],
  texts: [],
  shared: [],
};

// A folder that is missing in the table may import nothing but itself.
const layerRules = folders('src/server')
  .filter((layer) => layer !== 'testing' && layer !== 'sandbox-page')
  .map((layer) => {
    const allowed = [layer, ...(serverLayers[layer] ?? [])];
    return rule(
      `layer-${layer}`,
      `src/server/${layer} imports ${allowed.join(', ')} only`,
      { path: `^src/server/${layer}/`, pathNot: tests },
      { path: '^src/server/[^/]+/', pathNot: `^src/server/(${allowed.join('|')})/` },
    );
  });

/**
 * The layers of the domain from bottom to top, with their folders in the same order. A layer imports itself and those
 * before it; so does a folder among the folders of its layer.
 */
const domainLayers = {
  ground: ['amounts', 'text', 'html', 'encryption', 'fairness', 'paging', 'audit', 'messages', 'site', 'system'],
  identity: [
    'session',
    'verification',
    'passwords',
    'two-step',
    'registration',
    'login',
    'password-reset',
    'social',
    'member',
    'contacts',
  ],
  care: ['help', 'support', 'notices', 'messages', 'protection'],
  money: ['wallet', 'debts', 'transfers', 'vault', 'bound-accounts'],
  rewards: [
    'turnover',
    'bonuses',
    'grants',
    'points',
    'missions',
    'tournaments',
    'ranks',
    'referral',
    'promotions',
    'applications',
    'new-accounts',
  ],
  play: ['catalogue', 'play-texts', 'bets', 'games', 'launch', 'seamless'],
  payments: ['funds', 'deposits', 'withdrawals', 'ledger'],
  lottery: ['draws', 'bets'],
  affiliates: ['line', 'contracts', 'agent'],
  pages: ['member', 'bets', 'live', 'art', 'returns'],
};

/** Layers that stand beside others: what they would share lies below both. */
const layersBeside = { lottery: ['payments'], affiliates: ['lottery'] };

const before = (list, name) => list.slice(0, Math.max(list.indexOf(name), 0));

// A layer or a folder that is missing in the table may import nothing but itself.
const domainRules = folders('src/server/domain').flatMap((layer) => {
  const path = `^src/server/domain/${layer}/`;
  const allowed = [layer, ...before(Object.keys(domainLayers), layer)].filter(
    (name) => !layersBeside[layer]?.includes(name),
  );
  return [
    rule(
      `domain-${layer}`,
      `src/server/domain/${layer} imports ${allowed.join(', ')} only`,
      { path, pathNot: tests },
      { path: '^src/server/domain/', pathNot: `^src/server/domain/(${allowed.join('|')})/` },
    ),
    rule(
      `domain-${layer}-files`,
      'a file beside the folders of a layer serves them all, so it imports none of them',
      { path: `${path}[^/]+$`, pathNot: tests },
      { path: `${path}[^/]+/` },
    ),
    ...folders(`src/server/domain/${layer}`).map((folder) => {
      const near = [folder, ...before(domainLayers[layer] ?? [], folder)];
      return rule(
        `domain-${layer}-${folder}`,
        `of its layer, src/server/domain/${layer}/${folder} imports ${near.join(', ')} only`,
        { path: `${path}${folder}/`, pathNot: tests },
        { path: `${path}[^/]+/`, pathNot: `${path}(${near.join('|')})/` },
      );
    }),
  ];
});

/** The folders of src, with the folders that each may import. */
const sourceFolders = {
  shared: [],
  portal: ['shared'],
  server: ['shared'],
  mocks: ['shared', 'portal'],
};
const sourceRules = folders('src')
  .filter((folder) => folder !== 'tools')
  .map((folder) =>
    rule(
      `source-${folder}`,
      `src/${folder} imports ${['itself', ...(sourceFolders[folder] ?? [])].join(', ')} only`,
      { path: `^src/${folder}/`, pathNot: tests },
      { path: '^src/', pathNot: `^src/(${[folder, ...(sourceFolders[folder] ?? [])].join('|')})/` },
    ),
  );

module.exports = {
  forbidden: [
    ...sourceRules,
    ...zoneRules,
    ...featureRules,
    ...layerRules,
    ...domainRules,
    rule(
      'layer-root',
      'what the layers share at the root of the server is services.ts and paths.ts',
      { path: '^src/server/[^/]+/', pathNot: tests },
      { path: '^src/server/[^/]+$', pathNot: '^src/server/(services|paths)\\.ts$' },
    ),
    rule(
      'layer-services',
      'services are made for handlers and rules: what lies below the domain is given what it needs',
      { path: '^src/server/(adapters|db|config|shared)/', pathNot: tests },
      { path: '^src/server/services\\.ts$' },
    ),
    rule(
      'portal-and-server',
      'portal and server never import each other, in tests neither',
      { path: '^src/(portal|server)/' },
      { path: '^src/(portal|server)/', pathNot: '^src/$1/' },
    ),
    rule(
      'shared-is-pure',
      'src/shared imports no package: portal and server share it',
      { path: '^src/shared/', pathNot: tests },
      { pathNot: '^src/shared/' },
    ),
    rule(
      'server-generated',
      'the server uses generated/server and generated/model only',
      { path: '^src/server/' },
      { path: '^generated/', pathNot: '^generated/(server|model)/' },
    ),
    rule(
      'validators-when-asked',
      'the server builds validators when an operation is called, not at start, for they are many; the brand file is read by three',
      { path: '^(src/server/|generated/server/operations)', pathNot: tests },
      {
        path: '^generated/server/validators/',
        pathNot:
          '^generated/server/validators/(system|points)/get-((permission|register-settings|points-config)\\.answer|system-status)\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'portal-generated',
      'the portal uses generated/client, generated/model and generated/zod only',
      { path: '^src/portal/' },
      { path: '^generated/', pathNot: '^generated/(client|model|zod)/' },
    ),
    rule('shared-generated', 'src/shared uses nothing generated', { path: '^src/shared/' }, { path: '^generated/' }),
    rule(
      'generated-model',
      `types of the contract are for ${generatedFor.model.join(', ')}`,
      { path: '^src/portal/', pathNot: [zonePath(generatedFor.model), tests] },
      { path: '^generated/model/' },
    ),
    rule(
      'generated-hooks',
      `generated hooks are for ${generatedFor.hooks.join(', ')}`,
      { path: '^src/portal/', pathNot: [zonePath(generatedFor.hooks), tests] },
      {
        path: '^generated/client/',
        pathNot: '^generated/client/(encrypted-operations|headers)|\\.(msw|faker)\\.ts$',
      },
    ),
    rule(
      'generated-validators',
      `generated validators are for ${generatedFor.zod.join(', ')}`,
      { path: '^src/portal/', pathNot: [zonePath(generatedFor.zod), tests] },
      { path: '^generated/zod/' },
    ),
    rule(
      'generated-transport',
      'only src/portal/api writes headers and decides what is encrypted',
      { path: '^src/portal/', pathNot: [zonePath(generatedFor.transport), tests] },
      { path: '^generated/client/(encrypted-operations|headers)' },
    ),
    rule(
      'mocks-in-tests',
      'generated mocks never reach the product',
      { path: '^src/(portal|server|shared)/', pathNot: tests },
      { path: '^src/mocks/|^generated/.*\\.(msw|faker)\\.ts$' },
    ),
    rule(
      'testing-in-tests',
      'what is made for tests never reaches the product',
      { path: '^src/', pathNot: tests },
      { path: '^src/.*/testing(/|\\.tsx?$)' },
    ),
    rule(
      'generated-uses',
      'generated code imports one file of ours, the way to the network',
      { path: '^generated/' },
      { path: '^src/', pathNot: '^src/portal/api/http\\.ts$' },
    ),
    rule(
      'axios-in-http',
      'only src/portal/api/http.ts imports axios',
      { path: '^src/', pathNot: '^src/portal/api/http(\\.test)?\\.ts$' },
      { path: '(^|/)node_modules/axios/' },
    ),
    rule(
      'ui-is-plain',
      'src/portal/ui knows no router, query, translation, form, storage or contract',
      { path: '^src/portal/ui/', pathNot: tests },
      {
        path: '(^|/)node_modules/(react-router|react-router-dom|@tanstack/react-query|i18next|react-i18next|react-hook-form|@hookform|zod|axios)/|^generated/',
      },
    ),
    rule('no-cycles', 'no module imports itself by a detour, types included', {}, { circular: true }),
    rule(
      'no-orphans',
      'a module that nobody imports and that imports nobody is dead',
      {
        orphan: true,
        path: '^src/',
        pathNot: [tests, '\\.d\\.ts$', '^src/portal/(entry-|public/)', '^src/server/sandbox-page/', '\\.config\\.ts$'],
      },
      {},
    ),
    rule(
      'no-unresolved',
      'every import leads somewhere',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|/)|\\.css$' },
    ),
    rule(
      'no-undeclared-packages',
      'every package that is imported stands in package.json',
      { path: '^src/(portal|server|shared)/', pathNot: [tests, '\\.config\\.ts$'] },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^e2e/bench/node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
