import type { Workspace } from './workspace.contract.ts'

type Given =
  | 'uid'
  | 'email'
  | 'joinedAt'
  | 'displayName'
  | 'location'
  | 'region'
  | 'workspaceName'
  | 'workspaceEmails'
  | 'loadTokens'

/** What every new workspace starts with, beside who it belongs to (spec 2 §3, §9). */
export const workspaceDefaults = {
  isMain: true,
  photoURL: '',
  workspacePhotoURL: '',
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
    utm_source: '',
    countryCode: null,
    autochargeCreditAmount: 5,
    autochargeCreditThreshold: 500,
    monthlyChargeLimit: 100,
    whitelabel_trial: false,
    whitelabelTrialEndsAt: null,
  },
  rev: 1,
} as const satisfies Omit<Workspace, Given>
