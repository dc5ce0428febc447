import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { storyTitles } from './.storybook/catalogue/titles-plugin.ts'
import { tabFrames } from './.storybook/tab-frames-plugin.ts'
import packageJson from './package.json' with { type: 'json' }
import { chromiumFlags } from './tests/harness/chromium-flags.ts'

const radix = Object.keys(packageJson.dependencies).filter((name) => name.startsWith('@radix-ui/'))

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: chromiumFlags,
}

/** Every story is a test in a real browser; axe violations and console errors fail it. */
function stories(name: 'light' | 'dark' | 'rtl', exclude: string[] = []): TestProjectInlineConfiguration {
  return {
    cacheDir: `node_modules/.vite-stories-${name}`,
    define: { 'import.meta.env.STORY_MODE': JSON.stringify(name) },
    // A dependency found only in the middle of a run reloads the page under the tests.
    optimizeDeps: {
      include: [
        '@storybook/addon-a11y/preview',
        'storybook/theming',
        ...radix,
        'lucide-react',
        'get-nonce',
        'zod/mini',
        'react-router-dom',
        '@tanstack/react-query',
        'react-hook-form',
        '@fontsource-variable/rubik',
        '@fontsource-variable/dm-sans',
        'marked',
        'minisearch',
        'minisearch/SearchableMap',
        'd3-scale',
        'd3-shape',
        '@xyflow/react',
        '@dagrejs/dagre',
        'css-tree/generator',
        'css-tree/parser',
        'css-tree/tokenizer',
        'css-tree/utils',
        'css-tree/walker',
        'csv-parse/browser/esm/sync',
        'tldts',
        '@codemirror/state',
        '@codemirror/view',
        '@codemirror/commands',
        '@codemirror/language',
        '@codemirror/lang-css',
        '@codemirror/lang-html',
        '@codemirror/lang-javascript',
        '@lezer/highlight',
      ],
    },
    plugins: [storyTitles(), tabFrames(), storybookTest({ configDir: '.storybook' })],
    test: {
      name,
      exclude: ['**/node_modules/**', ...exclude],
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' }],
        provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
      },
    },
  }
}

/** What is waited for may take as long as a busy machine needs: a second, the default, is none. */
const expecting = { poll: { timeout: 15_000 } }

const node = { environment: 'node' as const, testTimeout: 30_000, hookTimeout: 60_000, expect: expecting }

/** Files share one module graph; what a test replaces in the process is put back before the next one. */
const shared = { ...node, isolate: false, unstubGlobals: true, unstubEnvs: true }

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['ui/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', 'api/**/*.ts', 'mocks/**/*.ts'],
      exclude: ['**/*.stories.tsx'],
    },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{ui,features,app,api,mocks,.storybook}/**/*.test.ts',
            'tests/{checks,concierge,store,cluster,edge,faults,bench,visual,talk,responder,search}/**/*.test.ts',
          ],
        },
      },
      { test: { ...shared, name: 'api', include: ['tests/{contract,security,demo}/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // Nothing runs beside the journeys, so each core has one.
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...node,
          name: 'visual',
          include: ['tests/visual/**/*.visual.ts'],
          // Pictures of every screen take minutes: `npm run test:deep` does it, and presses all of them.
          exclude: process.env.DEEP === '1' ? [] : ['tests/visual/screens.visual.ts'],
          globalSetup: 'tests/visual/setup.ts',
          testTimeout: 240_000,
          maxConcurrency: 3,
        },
      },
      stories('light'),
      stories('dark'),
      stories('rtl', ['**/features/**', '**/app/**']),
    ],
  },
})
