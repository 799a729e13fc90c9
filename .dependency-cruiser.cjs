// The import rules of docs/decisions/001-architecture.md. scripts/checks/import-rules.ts runs them, and fails if it read too few files.
const features = [
  'auth',
  'stats',
  'changes',
  'config',
  'todos',
  'info',
  'commands',
  'channels',
  'outbox',
  'completions',
  'reminders',
  'social',
  'journal',
  'recaps',
  'connectors',
  'calendar-feed',
  'daily-reminders',
  'preferences',
  'agenda',
  'search',
  'quick-add',
  'assistant',
  'profile',
  'admin',
  'jobs',
];
// A feature must not import features that come after it in the list.
const upward = features.slice(0, -1).map((feature, place) => ({
  name: `order-${feature}`,
  comment: `${feature} imports no feature above it`,
  severity: 'error',
  from: { path: `^lib/${feature}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^lib/(${features.slice(place + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-imports-of-app', severity: 'error', from: { pathNot: '^app/' }, to: { path: '^app/' } },
    {
      name: 'app-is-thin',
      comment: 'route handlers import lib/http, features and components, never tables',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(db/|drizzle/)' },
    },
    {
      name: 'components-see-shapes-only',
      comment: 'components import only the schema, rules and messages of a feature',
      severity: 'error',
      from: { path: '^components/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(db|lib)/',
        pathNot:
          '^lib/([^/]+/(lists/)?(schema|rules|messages)\\.ts|(api-client|password-strength)\\.ts|time/(zones|format|hour-clock)\\.ts)$',
      },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib|db|app)/|^components/(?!ui/)' },
    },
    {
      name: 'tables-in-reads-and-writes-only',
      severity: 'error',
      from: {
        path: '^lib/',
        pathNot: [
          '^lib/.+/(reads|writes)\\.ts$',
          '^lib/.+/[a-z]+-(reads|writes)\\.ts$',
          '^testing/',
          '\\.test\\.tsx?$',
        ],
      },
      to: { path: '^db/schema/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'frameworks-stay-outside',
      comment: 'only lib/http knows next and next-auth',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/http/' },
      to: { path: '^node_modules/(next|next-auth|react|react-dom)/' },
    },
    {
      name: 'vendors-in-adapters-only',
      severity: 'error',
      from: {
        path: '^(lib|app|components)/',
        pathNot: [
          '^lib/(channels/(whatsapp|telegram|email)|outbox/queue/qstash|assistant/models|connectors/google|http/callbacks/signed-route)',
          '\\.test\\.tsx?$',
        ],
      },
      to: { path: '^node_modules/(twilio|grammy|nodemailer|@upstash|@ai-sdk/openai|googleapis)/' },
    },
    {
      name: 'ai-sdk-in-assistant-and-journal',
      severity: 'error',
      from: {
        path: '^(lib|app|components)/',
        pathNot: ['^lib/(assistant|journal)/|^testing/', '\\.test\\.tsx?$'],
      },
      to: { path: '^node_modules/ai/' },
    },
    {
      name: 'features-know-no-http',
      comment: 'features do not import lib/http',
      severity: 'error',
      from: { path: `^lib/(${features.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^lib/http/' },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: {
        pathNot: [
          '^testing/',
          '\\.test\\.tsx?$',
          '^e2e/',
          '^vitest',
          '^bench/',
          '^scripts/(?:simulate\\.ts|faults\\.ts|pictures/mails\\.ts|eval|intents)',
        ],
      },
      to: { path: '^testing/' },
    },
    ...upward,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.next/' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
