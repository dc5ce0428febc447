import { createAdminSession, getAdminDashboard, removeAdminSession } from './admin/admin-session.contract.ts'
import { getAgency, saveAgency } from './agency.contract.ts'
import { createDashboardCss } from './dashboard-css.contract.ts'
import {
  createEmailDomain,
  getEmailDomain,
  removeEmailDomain,
  verifyEmailDomain,
} from './email/email-domain.contract.ts'
import { getPublicUser } from './public-user.contract.ts'
import { createAgencySecret, getAgencySecret } from './secret.contract.ts'
import { createWhitelabelTrial } from './trial.contract.ts'

/** What a workspace shows its clients under its own name. */
export const agencyContracts = [
  getAgency,
  saveAgency,
  getAgencySecret,
  createAgencySecret,
  createDashboardCss,
  createWhitelabelTrial,
  createEmailDomain,
  getEmailDomain,
  verifyEmailDomain,
  removeEmailDomain,
  getPublicUser,
  createAdminSession,
  getAdminDashboard,
  removeAdminSession,
] as const
