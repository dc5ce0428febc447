import { defineConfig, type Plugin } from 'vite'
import { wordsOfStories } from './catalogue/words-plugin.ts'
import { tabFrames } from './tab-frames-plugin.ts'

/** What is known of the modules that are built. */
interface Bundle {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Whether a module or anything it imports has a style sheet; of a circle that is asked about, not twice. */
function bringsStyles(id: string, bundle: Bundle, asked = new Set<string>()): boolean {
  if (/\.css(\?|$)/.test(id)) return true
  if (asked.has(id)) return false
  asked.add(id)
  return bundle.getModuleInfo(id)?.importedIds.some((next) => bringsStyles(next, bundle, asked)) ?? false
}

// Few files instead of hundreds: each is a request of its own, and once mocks answer, one through their worker. Only
// what brings no style sheets, whose order decides what components look like.
const groups = [
  {
    name: 'base',
    test: /\/mocks\/|\/node_modules\/(msw|zod|react|react-dom|scheduler)\/|\/react-18-\w+\.js/,
  },
  { name: 'icons', test: /\/lucide-react\// },
  {
    name: (id: string, bundle: Bundle) => (bringsStyles(id, bundle) ? null : 'often'),
    test: /^(?!.*(storybook|\0)).*\.[cm]?[jt]sx?$/,
    minShareCount: 20,
  },
]

/** How the catalogue is built. Storybook takes nothing of `build` from this file, but from plugins. */
const build: Plugin = {
  name: 'catalogue-build',
  config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
}

// Storybook adds the React plugin itself; the app's own config (root `app/`) does not apply here.
export default defineConfig({ plugins: [wordsOfStories(), tabFrames(), build] })
