import { addons } from 'storybook/manager-api'
import { themeOfMachine } from './brand/themes.ts'
import { groupIds } from './catalogue/groups.ts'

// Closed groups are an overview, and soon drawn: the one of the story that is looked at opens with it.
const sidebar = { collapsedRoots: groupIds }
const dress = () => addons.setConfig({ theme: themeOfMachine(), sidebar })

dress()
window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress)
