import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from './repository.ts'

/** A part of the repository whose files may name only certain others. */
export type Room = {
  name: string
  /** Matches the paths that belong to the room; the first room that matches wins. */
  files: RegExp
  /** Matches the repository paths its files may name. */
  mayEnter: RegExp
  /** Matches the packages and Node built-ins its files may name. */
  mayUse: RegExp
}

const { dependencies } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}
const browserOnly =
  /^(react|react-dom|react-router-dom|react-hook-form|@tanstack\/react-query|@radix-ui\/.+|lucide-react|preact|get-nonce|@vitejs\/plugin-react|@fontsource-variable\/.+)$/
const serverPackages = Object.keys(dependencies).filter((name) => !browserOnly.test(name))

/** Matches any of the packages, whole or by a path inside; `*` stands for any name. */
function packages(...names: string[]): RegExp {
  const patterns = names.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[^/]+'))
  return new RegExp(`^(${patterns.join('|')})(/|$)`)
}

const nothing = /(?!)/
const anything = /^/
const react = ['react', 'react-dom']
const forms = ['react-hook-form']
/** What is small enough for a visitor's page. */
const lightweight =
  '(ui/theme|mocks/contracts)/|(features/shared/(api-error|read-lines|files/(save-file|save-attached)|live/(follow|read-events))|ui/hooks/use-lazy)\\.ts$'

/** The table of architecture: who lives where and what they may import. */
export const rooms: Room[] = [
  {
    name: 'ui',
    files: /^ui\//,
    mayEnter: /^(ui|mocks\/contracts\/theme)\//,
    mayUse: packages(
      ...react,
      '@radix-ui/*',
      'lucide-react',
      'get-nonce',
      '@fontsource-variable/*',
      // Loaded lazily by the one control each belongs to.
      '@codemirror/*',
      '@lezer/*',
      'd3-scale',
      'd3-shape',
      'marked',
    ),
  },
  {
    name: 'contracts',
    files: /^mocks\/contracts\//,
    mayEnter: /^mocks\/contracts\//,
    // The one reading of owners' CSS, and of domains, is the server's, the mocks' and the browser's.
    mayUse: /^(zod\/mini|tldts|css-tree(\/.+)?)$/,
  },
  {
    name: 'fixtures',
    files: /^mocks\/fixtures\//,
    mayEnter: /^mocks\/(contracts|fixtures)\//,
    mayUse: nothing,
  },
  {
    name: 'handlers',
    files: /^mocks\/handlers\//,
    mayEnter: /^mocks\//,
    mayUse: packages('msw'),
  },
  { name: 'mocks', files: /^mocks\//, mayEnter: /^mocks\//, mayUse: packages('msw') },
  {
    name: 'widget',
    files: /^features\/widget\//,
    mayEnter: new RegExp(`^(features/widget/|${lightweight})`),
    mayUse: packages(...react),
  },
  {
    name: 'features',
    files: /^features\//,
    mayEnter: /^(ui|mocks\/contracts|features)\//,
    mayUse: packages(
      ...react,
      ...forms,
      'react-router-dom',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'lucide-react',
      'nanoid',
      // Loaded with the canvas alone: one draws its flow, the other arranges it.
      '@xyflow/react',
      '@dagrejs/dagre',
      // Loaded with the version history alone.
      'diff',
      // Reads files of leads, once one is chosen.
      'csv-parse',
      // Loaded once somebody is about to search.
      'minisearch',
      'zod/mini',
    ),
  },
  {
    name: 'build tooling',
    files: /^app\/((.+\/)?build\/|(.+\/)?vite\.config\.ts$)/,
    mayEnter: /^(app|ui\/theme|mocks\/contracts)\//,
    mayUse: anything,
  },
  {
    name: 'embed',
    files: /^app\/embed\//,
    mayEnter: new RegExp(`^(app/embed/|features/widget/|${lightweight})`),
    mayUse: packages(...react, 'preact'),
  },
  {
    name: 'app',
    files: /^app\//,
    mayEnter: /^(app|features|ui|mocks\/contracts)\//,
    mayUse: packages(
      ...react,
      'react-router-dom',
      '@tanstack/react-query',
      'zod/mini',
      'get-nonce',
      '@fontsource-variable/*',
    ),
  },
  {
    name: 'bootstrap',
    files: /^(api\/bootstrap\/.+|api\/(start|dev)|tests\/run|tests\/runner\/.+)\.mjs$/,
    mayEnter: /^(api\/(bootstrap\/|main\.ts$)|tests\/runner\/)/,
    mayUse: packages('node:*', 'playwright', 'tsx', 'vite'),
  },
  {
    name: 'api',
    files: /^api\//,
    mayEnter: /^(api|mocks\/contracts)\//,
    mayUse: packages('node:*', ...serverPackages),
  },
  {
    name: 'storybook',
    files: /^\.storybook\//,
    mayEnter:
      /^(\.storybook|ui|mocks|features\/(shared|shell|agents\/(bar|core|frame))|app\/(providers|routes\/agent-sections))/,
    mayUse: anything,
  },
  { name: 'tests', files: /^tests\//, mayEnter: anything, mayUse: anything },
]

/** What a story may name on top of its room: mocks but for making them, which the preview does; decorators, and Storybook. */
export const storyExtras = {
  files: /\.stories\.tsx$/,
  mayEnter: /^(mocks\/(?!create-mocks)|\.storybook|app\/providers)/,
  mayUse: packages('storybook', '@storybook/react-vite', 'msw', 'react-router-dom'),
}

/** What a unit test may name on top of its room: fixtures and mocks, and any package, since it never ships. */
export const testExtras = { files: /\.test\.ts$/, mayEnter: /^mocks\//, mayUse: anything }
