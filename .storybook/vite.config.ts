import { defineConfig } from 'vite'
import { cssTarget } from '#ui/theme/css-target.ts'
import { wordsOfStories } from './catalogue/words-plugin.ts'
import { tabFrames } from './tab-frames-plugin.ts'

// Storybook adds the React plugin itself; the app's own config (root `app/`) does not apply here.
export default defineConfig({ plugins: [wordsOfStories(), tabFrames()], build: { cssTarget } })
