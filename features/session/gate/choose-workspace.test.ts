import { describe, expect, it } from 'vitest'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { chooseWorkspace } from './choose-workspace.ts'

const joined = buildWorkspaceCard({ uid: 'joined', role: 'member' })
const own = buildWorkspaceCard({ uid: 'own' })
const overseas = buildWorkspaceCard({ uid: 'overseas', region: 'na' })
const workspaces = [joined, own, overseas]

describe('the workspace to work in', () => {
  it('is the one selected last', () => expect(chooseWorkspace({ workspaces }, 'eu', 'joined')).toBe(joined))

  it.each([null, 'left', 'overseas'])("is the user's own when %s was selected", (selected) =>
    expect(chooseWorkspace({ workspaces }, 'eu', selected)).toBe(own),
  )

  it('is the first one where none is their own', () =>
    expect(chooseWorkspace({ workspaces: [joined, overseas] }, 'eu', null)).toBe(joined))

  it('is none in a region without any', () =>
    expect(chooseWorkspace({ workspaces: [joined] }, 'na', null)).toBeUndefined())
})
