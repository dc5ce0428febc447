import { describe, expect, it } from 'vitest'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { ownWorkspace } from './own-workspace.ts'

const joined = buildWorkspaceCard({ uid: 'joined', role: 'member' })
const home = buildWorkspaceCard({ uid: 'home' })
const overseas = buildWorkspaceCard({ uid: 'overseas', region: 'na' })

describe('the workspace onboarding is for', () => {
  it.each([
    ['eu', 'home'],
    ['na', 'overseas'],
    [null, 'home'],
  ] as const)('in %s is %s', (region, uid) => {
    expect(ownWorkspace(buildSession({ workspaces: [joined, home, overseas] }), region)?.uid).toBe(uid)
  })

  it('is at home when there is none in the region asked for', () => {
    expect(ownWorkspace(buildSession({ workspaces: [joined, home] }), 'na')?.uid).toBe('home')
  })

  it("is none of other people's", () => {
    expect(ownWorkspace(buildSession({ workspaces: [joined] }), 'eu')).toBeUndefined()
  })
})
