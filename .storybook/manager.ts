import { addons } from 'storybook/manager-api'
import { themeOfMachine } from './brand/themes.ts'

const dress = () => addons.setConfig({ theme: themeOfMachine() })

dress()
window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress)
