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
] as const
