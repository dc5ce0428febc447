import { expect, it } from 'vitest'
import { screensOf } from './screens.ts'

const entry = (importPath: string, exportName: string) => ({
  type: 'story',
  id: `${importPath} ${exportName}`,
  importPath,
  exportName,
})

it('looks at a screen in the app where it stands there, and at nothing that is no screen', () => {
  const list = './features/agents/list/agents-screen.stories.tsx'
  const entries = [
    entry(list, 'Default'),
    entry(list, 'InTheApp'),
    entry('./features/session/login/login-screen.stories.tsx', 'Default'),
    entry('./features/agents/bar/agent-bar.stories.tsx', 'Default'),
    entry('./ui/button/button.stories.tsx', 'Default'),
  ]
  expect(screensOf({ entries: Object.fromEntries(entries.map((each) => [each.id, each])) })).toEqual([
    { name: 'agents-list-agents-screen', storyId: `${list} InTheApp` },
    {
      name: 'session-login-login-screen',
      storyId: './features/session/login/login-screen.stories.tsx Default',
    },
  ])
})
