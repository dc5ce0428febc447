import type { ModelFailure } from '#mocks/contracts/conversations/model-failure.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { VoicePart } from '#mocks/contracts/voice/voice-failure.ts'
import type { Deps } from '../deps.ts'
import type { ModelError } from '../providers/openai/model-error.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** Why a provider did not do its part of a call when it was asked last for an agent. Gone as soon as it does. */
interface VoiceFailureDoc extends Doc {
  /** `{agentId}:{part}` */
  _id: string
  agentId: string
  failure: ModelFailure
}

const mostAgents = 10_000

/** Remembers failures for the owner. A call never ends because one could not be written down. */
export function createVoiceFailures({ stores, log }: Pick<Deps, 'stores' | 'log'>) {
  const failures = (region: Region): DocStore<VoiceFailureDoc> => stores[region].collection('voiceFailures')
  /** What this process wrote last, so that not every sound writes. */
  const written = new Map<string, string>()

  async function write(region: Region, id: string, what: string, work: () => Promise<unknown>) {
    const key = `${region}:${id}`
    if (written.get(key) === what) return
    if (written.size >= mostAgents) written.clear()
    written.set(key, what)
    try {
      await work()
    } catch (error) {
      written.delete(key)
      log.error({ err: error, region, id }, 'voice.failure.not-kept')
    }
  }

  return {
    /** A provider failed. */
    async note(
      region: Region,
      agentId: string,
      part: VoicePart,
      { code, details }: ModelError,
    ): Promise<void> {
      const _id = `${agentId}:${part}`
      await write(region, _id, code, async () => {
        log.warn({ region, agentId, part, code, status: details.status }, 'voice.provider.failed')
        await failures(region).updateOne({ _id }, { $set: { agentId, failure: code } }, { upsert: true })
      })
    },

    /** A provider did its part. */
    async clear(region: Region, agentId: string, part: VoicePart): Promise<void> {
      const _id = `${agentId}:${part}`
      await write(region, _id, '', () => failures(region).deleteOne({ _id }))
    },

    /** The last failure, or null. */
    async read(region: Region, agentId: string, part: VoicePart): Promise<ModelFailure | null> {
      return (await failures(region).findOne({ _id: `${agentId}:${part}` }))?.failure ?? null
    },
  }
}
