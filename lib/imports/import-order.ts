/**
 * Every folder of the source, lowest first: a file imports only from its own folder and from folders above it in this
 * list, so that no circle between folders can come about. `/**` takes in the folders inside.
 * Folders of tests (`testing`, `mistakes`, `e2e`) and `*.test.*` are not in it: they may import anything, and nothing else imports them.
 */
export const IMPORT_ORDER: readonly string[] = [
  // Small things that know nothing of a school.
  'lib/text',
  'lib/dates',
  'lib/theme',
  'lib/terminal',
  'lib/locations',
  'lib/tooltips',
  'lib/setup',
  // The reader of content/, from a line of YAML to the whole.
  'lib/content/words',
  'lib/content/yaml',
  'lib/content/fields',
  'lib/content/remedies',
  'lib/content/messages',
  'lib/content/words',
  'lib/content/schemas',
  'lib/content/markdown',
  'lib/content/files',
  'lib/content/checks',
  'lib/content',
  // What is made of the content.
  'lib/editing',
  'lib/editing/fixes',
  'lib/images',
  'lib/social',
  'lib/pages',
  'lib/disclosure',
  'lib/freshness',
  // The staff area's side of the API.
  'lib/session',
  'lib/api',
  'lib/api/contract-check',
  // What is made of the exported pages.
  'lib/hosts',
  'lib/export/files',
  'lib/export/policy',
  'lib/export/islands',
  'lib/export/page',
  'lib/export/checks',
  'lib/export',
  // Programs.
  'lib/build',
  'lib/publish',
  'lib/measure',
  'lib/imports',
  'lib/sample/**',
  'lib/commands',
  // The reference API.
  'server/text',
  'server/process',
  'server/data-folder',
  'server/database',
  'server/users',
  'server/tokens',
  'server/http',
  'server/locations',
  'server/sign-in',
  'server',
  'server/commands',
  // Views.
  'components/ui',
  'components/islands',
  'components/layout',
  'components/gallery',
  'components/page',
  'components/home',
  'components/staff/form',
  'components/staff',
  'components/staff/login',
  'components/staff/locations',
  'components/staff/dashboard',
  'app/**',
];
