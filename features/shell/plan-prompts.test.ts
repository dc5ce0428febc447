import { describe, expect, it } from 'vitest'
import { buildWorkspace } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { offersUpgrade } from './plan-prompts.ts'

const joinedAt = 1_700_000_000
const week = 604_800
const at = (seconds: number) => (joinedAt + seconds) * 1000

describe('Upgrade Plan', () => {
  it.each([
    [{ loadTokens: 1000 }, week, false, false],
    [{ loadTokens: 1000 }, week + 1, false, true],
    [{ loadTokens: 500 }, 60, false, false],
    [{ loadTokens: 499.9 }, 60, false, true],
    [{ loadTokens: 0 }, week + 1, true, false],
    [{ loadTokens: 0, stripeSubscriptionId: 'sub_1' }, week + 1, false, false],
  ])('with %j after %i s, on an agent page %s: %s', (fields, seconds, onAgentPage, shown) => {
    const workspace = buildWorkspace({ joinedAt, stripeSubscriptionId: null, ...fields })
    expect(offersUpgrade(workspace, at(seconds), onAgentPage)).toBe(shown)
  })
})
