import type { StorybookConfig } from '@storybook/react-vite'

export default {
  stories: [
    { directory: './docs', files: '**/*.mdx', titlePrefix: 'Docs' },
    { directory: '../ui', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'UI' },
    { directory: '../features', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Features' },
    { directory: '../app/embed', files: '**/*.stories.tsx', titlePrefix: 'Embed' },
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
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig
