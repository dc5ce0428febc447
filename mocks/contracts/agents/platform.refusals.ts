import { invalidFields, type Refusal } from '../shared/refusal.ts'

/** An agent that answers by itself. */
export const ofNoPlatform: Refusal = {
  status: 422,
  code: 'no_platform',
  message: 'This agent answers by itself and needs no key of another platform.',
}

/** A key the platform does not take. */
export const platformKeyRefused = invalidFields({
  key: 'The platform refused this key. Copy the key of this agent there, and publish the agent there once.',
})

/** What an owner who tries an agent reads while its platform is not connected. */
export const notConnectedToPlatform: Refusal = {
  status: 422,
  code: 'platform_not_connected',
  message: 'This agent is not connected to its platform yet. Add its key in Settings, then Integrations.',
}

/** What an owner who tries an agent reads when its key no longer opens anything. */
export const keyRefusedByPlatform: Refusal = {
  status: 422,
  code: 'platform_key_refused',
  message: "The platform refused this agent's key. Replace it in Settings, then Integrations.",
}
