import { invalidFields, type Refusal } from '../shared/refusal.ts'
import { refuseSending } from './credential-hosts.ts'
import { credentialGone } from './library.refusals.ts'

/** What decides whether a credential can be a model key. */
export interface KeyCandidate {
  kind: string
  hosts: readonly string[]
}

/** Whether a credential can be sent to the language model: as a bearer key, and to this host. */
export function isModelKey({ kind, hosts }: KeyCandidate, host: string): boolean {
  return kind === 'bearer' && host !== '' && refuseSending(hosts, `https://${host}`) === undefined
}

/** Refuses a credential that cannot be the model key. */
export function refuseModelKey(candidate: KeyCandidate | undefined, host: string): Refusal | undefined {
  if (host === '') return invalidFields({ credentialId: 'This server has no language model to ask.' })
  if (!candidate) return credentialGone
  if (isModelKey(candidate, host)) return undefined
  return invalidFields({
    credentialId: `Please choose a bearer credential that may be sent to ${host}. Its hosts are set under Credentials.`,
  })
}

/** Nobody deletes the credential that agents ask the language model with. */
export const modelKeyInUse: Refusal = {
  status: 409,
  code: 'in_use',
  message:
    'Agents ask the language model with this credential. Choose another one in an agent’s Settings, Integrations first.',
}
