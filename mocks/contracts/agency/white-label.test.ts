import { describe, expect, it } from 'vitest'
import { workspaceDefaults } from '../workspaces/workspace-defaults.ts'
import { trialEnd } from './trial-end.ts'
import { offerAfterTrial, refuseWithoutWhiteLabel, whiteLabelPrice } from './white-label.ts'
import { hasWhiteLabel, mayTryWhiteLabel } from './white-label-trial.ts'

const { internal } = workspaceDefaults
const fresh = { stripeSubscriptionId: null, internal }
const joinedAt = 1_700_000_000
const at = (seconds: number) => (joinedAt + seconds) * 1000

describe('the whitelabel trial', () => {
  const until = (end: number | null, runs = true) => ({
    internal: { ...internal, whitelabel_trial: runs, whitelabelTrialEndsAt: end },
  })
  it('shows its end while it runs', () => expect(trialEnd(until(joinedAt), at(-1))).toBe(joinedAt))
  it('is over at its end', () => expect(trialEnd(until(joinedAt), at(0))).toBeNull())
  it('needs a trial', () => expect(trialEnd(until(joinedAt, false), at(-1))).toBeNull())
})

describe('white-label access', () => {
  const onTrial = {
    ...fresh,
    internal: { ...internal, whitelabel_trial: true, whitelabelTrialEndsAt: joinedAt },
  }
  const paying = { stripeSubscriptionId: 'sub_1', internal: { ...internal, isPayAsYouGo: true } }

  it('lasts as long as the trial, which is once', () => {
    expect(hasWhiteLabel(onTrial, at(-1))).toBe(true)
    expect(hasWhiteLabel(onTrial, at(0))).toBe(false)
    expect(mayTryWhiteLabel(onTrial)).toBe(false)
    expect(mayTryWhiteLabel(fresh)).toBe(true)
  })

  it('costs what the specification says', () => {
    expect(whiteLabelPrice(paying)).toEqual({ path: 'addon', usd: 50 })
    expect(whiteLabelPrice({ ...paying, stripeSubscriptionId: null })).toEqual({ path: 'plan', usd: 70 })
    expect(whiteLabelPrice(fresh)).toEqual({ path: 'plan', usd: 70 })
  })

  it('is offered for after the trial, not as the price of it', () => {
    expect(offerAfterTrial(fresh)).toMatch(/^After the trial it takes .*\$70\/month\.$/)
    expect(offerAfterTrial(paying)).toMatch(/^After the trial your plan needs .*\$50\/month\.$/)
  })

  it('is refused in words that say what it takes', () => {
    expect(refuseWithoutWhiteLabel(onTrial, at(-1))).toBeUndefined()
    expect(refuseWithoutWhiteLabel(onTrial, at(0))).toMatchObject({
      status: 403,
      code: 'white_label_required',
      message: expect.stringContaining('$70/month'),
    })
    expect(refuseWithoutWhiteLabel(paying, at(0))?.message).toContain('$50/month')
  })
})
