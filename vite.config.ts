import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssTarget } from '#ui/theme/css-target.ts'
import { contractData } from './app/build/contract-data.ts'
import { layerOrder } from './app/build/layer-order.ts'
import { type FirstLoads, pageChunks } from './app/build/page-chunks.ts'
import { precompress } from './app/build/precompress.ts'
import { productionRouter } from './app/build/production-router.ts'

const firstLoads: FirstLoads = {
  start: ['app/main.tsx', 'ui/hooks/use-lazy.ts'],
  entry: ['features/session/login/login-screen.tsx', 'features/session/signup/signup-screen.tsx'],
  site: [
    'features/public/layout/public-layout.tsx',
    'features/public/parts/questions.tsx',
    'features/public/parts/closing.tsx',
    'features/public/parts/page-hero.tsx',
    'features/public/parts/feature-grid.tsx',
    'features/public/parts/page-section.tsx',
  ],
  landing: 'features/public/landing/landing-screen.tsx',
  widget: [
    'features/site-wizard/widget-stage.tsx',
    'features/widget/example-agent.ts',
    'mocks/contracts/embed/widget-words/en.ts',
    'mocks/contracts/onboarding/website.ts',
    'ui/hooks/use-controllable-state.ts',
  ],
  talk: 'features/widget/thread.tsx',
  shell: [
    'app/signed-in-app.tsx',
    'app/layouts/signed-in.layout.tsx',
    'app/layouts/screen-failure.layout.ts',
  ],
  home: 'features/agents/list/agents-screen.tsx',
  frame: ['app/layouts/agent.layout.tsx', 'features/agents/bar/agent-bar.tsx'],
}

/** The signed-in app and the public pages. The visitor's embed has a build of its own (app/embed). */
export default defineConfig({
  root: 'app',
  publicDir: 'public',
  plugins: [react(), productionRouter(), contractData(), pageChunks(firstLoads), layerOrder(), precompress()],
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // The shell names every file of the app, so names say nothing, in letters that are common there anyhow: the
    // manifest tells which is which.
    rolldownOptions: {
      output: {
        hashCharacters: 'base36',
        chunkFileNames: 'assets/a[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: { strictPort: true },
})
