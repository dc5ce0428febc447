import { bucketOf, type Region } from '#mocks/contracts/shared/region.ts'
import type { WorkspaceDoc } from './workspace.repository.ts'

/** What a new workspace is made from. */
interface NewWorkspace {
  uid: string
  email: string
  region: Region
  /** Unix seconds. */
  joinedAt: number
  utmSource: string
  countryCode: string | null
}

/** The first workspace of a new user, with every field of spec 2 §3 at its start. */
export function newWorkspace({
  uid,
  email,
  region,
  joinedAt,
  utmSource,
  countryCode,
}: NewWorkspace): WorkspaceDoc {
  return {
    _id: uid,
    uid,
    email,
    joinedAt,
    photoURL: '',
    displayName: email.slice(0, email.indexOf('@')),
    location: bucketOf(region),
    region,
    workspaceName: `Personal ${uid.slice(0, 5)}`,
    workspacePhotoURL: '',
    milliCredits: 0,
    agentCount: 0,
    agentCountAt: 0,
    freeLTsTS: null,
    referredFrom: '',
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    hasEverPaid: false,
    automaticBilling: false,
    showOnboarding: true,
    internal: {
      isNewUser: true,
      useNewPricing: true,
      useMultipleStripes: true,
      isPayAsYouGo: false,
      isAgentOnboardingDone: false,
      utm_source: utmSource,
      countryCode,
      autochargeCreditAmount: 5,
      autochargeCreditThreshold: 500,
      monthlyChargeLimit: 100,
      whitelabel_trial: false,
      whitelabelTrialEndsAt: null,
    },
    rev: 1,
  }
}
