import { expect, it } from 'vitest'
import { pressedOf, screensOf } from './screens.ts'

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

it('presses what opens over screens, too, and a screen that leads on where it failed', () => {
  const home = './features/session/home/home-screen.stories.tsx'
  const drawer = './features/library/prompts/prompt-drawer.stories.tsx'
  const dialog = './features/agents/publishing/publish-gate-dialog.stories.tsx'
  const entries = [
    entry(home, 'Default'),
    entry(home, 'Failed'),
    entry('./features/session/login/login-screen.stories.tsx', 'Default'),
    entry('./features/session/login/login-screen.stories.tsx', 'Failed'),
    entry(drawer, 'Default'),
    entry(drawer, 'Filled'),
    { ...entry(dialog, 'Walks'), tags: ['walk'] },
    entry(dialog, 'Unusable'),
    entry(dialog, 'NothingLeft'),
    entry('./ui/drawer/drawer.stories.tsx', 'Default'),
  ]
  expect(pressedOf({ entries: Object.fromEntries(entries.map((each) => [each.id, each])) })).toEqual([
    { name: 'agents-publishing-publish-gate-dialog', storyId: `${dialog} Unusable` },
    { name: 'library-prompts-prompt-drawer', storyId: `${drawer} Default` },
    { name: 'session-home-home-screen', storyId: `${home} Failed` },
    {
      name: 'session-login-login-screen',
      storyId: './features/session/login/login-screen.stories.tsx Default',
    },
  ])
})
