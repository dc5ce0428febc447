import { findables } from '../core/findables.ts'
import { toolsWords } from './tools.words.ts'

/** What can be found of the page 'Tools', with the words of people who do not know ours. */
export const toolsFindables = findables('tools', toolsWords, {
  new: {
    also: 'add a tool, create function, make a tool, new function, add an action, connect an api, add integration, new action, look up orders, book appointments, http request, rest call, custom action, call my server',
  },
  assigned: {
    also: 'assigned, assign a tool, which tools it may call, turn a tool on, turn a tool off, enable function, disable function, allow actions, available functions, list of tools, what it can do',
  },
})
