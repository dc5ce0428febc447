import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssTarget } from '#ui/theme/css-target.ts'
import { contractData } from './app/build/contract-data.ts'
import { layerOrder } from './app/build/layer-order.ts'
import { precompress } from './app/build/precompress.ts'

/** The signed-in app and the public pages. The visitor's embed has a build of its own (app/embed). */
export default defineConfig({
  root: 'app',
  publicDir: 'public',
  plugins: [react(), contractData(), layerOrder(), precompress()],
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: { strictPort: true },
})
