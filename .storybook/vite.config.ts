import { defineConfig } from 'vite'
import { cssTarget } from '#ui/theme/css-target.ts'

// Storybook adds the React plugin itself; the app's own config (root `app/`) does not apply here.
export default defineConfig({ build: { cssTarget } })
