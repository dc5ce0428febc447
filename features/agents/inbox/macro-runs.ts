import { ApiError } from '#features/shared/api-error.ts'
import { mayPass } from '#features/shared/may-pass.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'

/** A macro that is pressed. */
interface MacroRun {
  macroId: string
  /** The reply it sends first. @default none */
  text?: string | undefined
  send: (message: { text: string; clientId: string }) => Promise<unknown>
  change: () => Promise<unknown>
}

/**
 * Runs macros of one conversation, the reply first. What fails is tried again by pressing again, and its reply is not
 * sent twice; after a refusal a press begins anew.
 */
export function createMacroRuns() {
  const ids = new Map<string, string>()

  return async function run({ macroId, text, send, change }: MacroRun): Promise<void> {
    const key = `${macroId}:${text}`
    const clientId = ids.get(key) ?? newAgentId()
    try {
      ids.set(key, clientId)
      if (text !== undefined) await send({ text, clientId })
      await change()
      ids.delete(key)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0 && !mayPass(error.status)
      if (isRefused) ids.delete(key)
      throw error
    }
  }
}
