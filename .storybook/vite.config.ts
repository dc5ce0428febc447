import { defineConfig } from 'vite'

// Storybook adds the React plugin itself; the app's own config (root `app/`) does not apply here.
export default defineConfig({})
