import { getDiagnosis } from './concierge/diagnose.contract.ts'
import {
  createStatusLink,
  getStatusLink,
  readDomainStatus,
  removeStatusLink,
} from './concierge/status-link.contract.ts'
import { createDomain, getDomain, getDomainSetup, getLive, removeDomain } from './domain.contract.ts'
import { sendInstructions } from './instructions.contract.ts'

/** Hosts that show an agency. */
export const domainsContracts = [
  getDomainSetup,
  createDomain,
  getDomain,
  removeDomain,
  getLive,
  sendInstructions,
  getDiagnosis,
  getStatusLink,
  createStatusLink,
  removeStatusLink,
  readDomainStatus,
] as const
