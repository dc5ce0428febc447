import { expect, it } from 'vitest'
import { rankCommands } from './rank-commands.ts'

const commands = [
  { label: 'Account settings', group: 'Settings', keywords: 'password profile' },
  { label: 'Prompts', group: 'Screens' },
  { label: 'Settings', group: 'This agent' },
  { label: 'Use the dark theme', group: 'Actions', keywords: 'appearance' },
  { label: 'Switch to Café Müller', group: 'Workspaces' },
]
const found = (query: string) => rankCommands(commands, query).map(({ label }) => label)

it.each([
  ['', commands.map(({ label }) => label)],
  ['  ', commands.map(({ label }) => label)],
  ['settings', ['Settings', 'Account settings']],
  ['PROM', ['Prompts']],
  ['pmt', ['Prompts']],
  ['cafe muller', ['Switch to Café Müller']],
  ['password', ['Account settings']],
  ['dark appearance', ['Use the dark theme']],
  ['settings zzz', []],
])('%j finds %j', (query, labels) => expect(found(query)).toEqual(labels))
