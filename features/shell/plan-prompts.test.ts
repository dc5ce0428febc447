import { describe, expect, it } from 'vitest'
import { buildWorkspace } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { offersUpgrade, trialEnd } from './plan-prompts.ts'

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

describe('the whitelabel trial', () => {
  const until = (end: number | null, runs = true) =>
    buildWorkspace({
      internal: { ...buildWorkspace().internal, whitelabel_trial: runs, whitelabelTrialEndsAt: end },
    })
  it('shows its end while it runs', () => expect(trialEnd(until(joinedAt), at(-1))).toBe(joinedAt))
  it('is over at its end', () => expect(trialEnd(until(joinedAt), at(0))).toBeNull())
  it('needs a trial', () => expect(trialEnd(until(joinedAt, false), at(-1))).toBeNull())
})
