import type { StorybookConfig } from '@storybook/react-vite'
import { catalogueIndexer } from './catalogue/indexer.ts'

export default {
  stories: [
    { directory: './docs', files: '**/*.mdx', titlePrefix: '' },
    { directory: '../ui', files: '**/*.stories.tsx', titlePrefix: '' },
    { directory: '../features', files: '**/*.stories.tsx', titlePrefix: '' },
    { directory: '../app/embed', files: '**/*.stories.tsx', titlePrefix: '' },
    { directory: '../app/routes', files: '**/*.stories.tsx', titlePrefix: '' },
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // Titles come from one table, so a new file stands in its place without saying where.
  experimental_indexers: (existing = []) => [catalogueIndexer, ...existing],
  // Stories that walk on are tests: they run as such, and who wants to watch them picks their tag.
  tags: { walk: { defaultFilterSelection: 'exclude' } },
  staticDirs: ['./public', '../app/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig
