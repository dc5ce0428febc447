import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { cssTarget } from '#ui/theme/css-target.ts'
import { precompress } from '../build/precompress.ts'
import { buildLoader } from './build/build-loader.ts'
import { buildPage } from './build/build-page.ts'
import { dropUnusedCss } from './build/drop-unused-css.ts'
import { oneScript } from './build/one-script.ts'
import { stylePreload } from './build/style-preload.ts'

/**
 * The visitor's embed: `dist/embed/embed.html` with hashed files under `embed-assets/`, and `dist/embed/embed.js`.
 * The same components run on React in stories; here they are compiled against Preact's core, whose hooks and JSX
 * are all of React they use.
 */
export default defineConfig({
  root: 'app/embed',
  publicDir: false,
  resolve: {
    alias: [
      {
        find: /^react$/,
        replacement: fileURLToPath(new URL('./preact/react.ts', import.meta.url)),
      },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      {
        find: /^react-dom\/client$/,
        replacement: fileURLToPath(new URL('./preact/react-dom-client.ts', import.meta.url)),
      },
    ],
  },
  plugins: [
    stylePreload(),
    oneScript({
      start: 'app/embed/main.tsx',
      talk: 'features/widget/thread.tsx',
      apart: ['app/embed/visitor-transport.ts', 'app/embed/load-agent.ts'],
    }),
    dropUnusedCss(),
    buildLoader(),
    buildPage(),
    precompress(),
  ],
  build: {
    outDir: '../../dist/embed',
    emptyOutDir: true,
    assetsDir: 'embed-assets',
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget,
    modulePreload: false,
    manifest: true,
    rolldownOptions: { input: 'app/embed/embed.html' },
  },
})
