import { addons, plans } from '../billing/catalogue.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { Workspace } from '../workspaces/workspace.contract.ts'
import { hasWhiteLabel } from './white-label-trial.ts'

/** What of a workspace decides how it comes to white-label access. */
export type WhiteLabelBuyer = Pick<Workspace, 'internal' | 'stripeSubscriptionId'>

/** A month of what brings white-label access, in dollars: of the add-on alone, or with the plan it is added to (spec 2 §9). */
export function whiteLabelPrice({ internal, stripeSubscriptionId }: WhiteLabelBuyer): {
  path: 'addon' | 'plan'
  usd: number
} {
  const addon = addons.find(({ key }) => key === 'whitelabel-new')!.price
  if (stripeSubscriptionId !== null && internal.isPayAsYouGo) return { path: 'addon', usd: addon }
  const plan = plans
    .find(({ id }) => id === 'pay_as_you_go')!
    .prices.find(({ currency }) => currency === 'usd')!
  return { path: 'plan', usd: plan.amount + addon }
}

/** What it takes, in a sentence (spec 2 §6). */
export function whiteLabelOffer(workspace: WhiteLabelBuyer): string {
  const { path, usd } = whiteLabelPrice(workspace)
  return path === 'addon'
    ? `Your plan needs the Whitelabel addon, at $${usd}/month.`
    : `It takes the Pay As You Go plan with the Whitelabel addon, at $${usd}/month.`
}

/** What it takes once the free trial is over, in a sentence. */
export function offerAfterTrial(workspace: WhiteLabelBuyer): string {
  const offer = whiteLabelOffer(workspace)
  return `After the trial ${offer.charAt(0).toLowerCase()}${offer.slice(1)}`
}

/** Nobody changes how an agency looks without white-label access. `now` in milliseconds. */
export function refuseWithoutWhiteLabel(workspace: WhiteLabelBuyer, now: number): Refusal | undefined {
  if (hasWhiteLabel(workspace, now)) return undefined
  const message = `This needs white-label access. ${whiteLabelOffer(workspace)}`
  return { status: 403, code: 'white_label_required', message }
}

/** A trial is once. */
export const trialUsed: Refusal = {
  status: 403,
  code: 'trial_used',
  message: 'This workspace has had its free trial.',
}
