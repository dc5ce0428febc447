import { defineConfig, type Plugin } from 'vite'
import { wordsOfStories } from './catalogue/words-plugin.ts'
import { tabFrames } from './tab-frames-plugin.ts'

// Few files instead of hundreds: each is a request of its own, and once mocks answer, one through their worker. Only
// what brings no style sheets, whose order decides what components look like.
const groups = [
  {
    name: 'base',
    test: /\/mocks\/|\/node_modules\/(msw|zod|react|react-dom|scheduler)\/|\/react-18-\w+\.js/,
  },
  { name: 'icons', test: /\/lucide-react\// },
]

/** How the catalogue is built. Storybook takes nothing of `build` from this file, but from plugins. */
const build: Plugin = {
  name: 'catalogue-build',
  config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
}

// Storybook adds the React plugin itself; the app's own config (root `app/`) does not apply here.
export default defineConfig({ plugins: [wordsOfStories(), tabFrames(), build] })
