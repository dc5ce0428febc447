import { sendNewAgent } from './new-agent.contract.ts'
import { sendNewSubdomain } from './new-subdomain.contract.ts'

/** Mails that tell owners what happened. */
export const notificationsContracts = [sendNewAgent, sendNewSubdomain] as const
