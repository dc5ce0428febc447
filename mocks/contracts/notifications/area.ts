import { sendNewAgent } from './new-agent.contract.ts'

/** Mails that tell owners what happened. */
export const notificationsContracts = [sendNewAgent] as const
