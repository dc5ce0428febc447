import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import type { Transport } from '#features/widget/widget.types.ts'
import { createTrial, sendTrialQuestion, type Trial } from '#mocks/contracts/public/trial.contract.ts'
import { trialLimits } from '#mocks/contracts/public/trial-limits.ts'
import type { EventOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Reads a website for a trial. */
export function readForTrial(
  region: Region,
  website: string,
  watched: { signal: AbortSignal; onEvent: (event: EventOf<typeof createTrial>) => void },
): Promise<Trial> {
  return call(createTrial, { params: { region }, body: { website }, ...watched })
}

/** Reaches a trial's website, until its questions are used up or its time is over. */
export function trialTransport(region: Region, { trialId }: Pick<Trial, 'trialId'>): Transport {
  let before: string | undefined
  return {
    history: async () => [],
    async send(text, { signal }) {
      if (text.length > trialLimits.questionLength) {
        throw new ApiError(422, { message: `Please keep it under ${trialLimits.questionLength} characters.` })
      }
      const body = { trialId, text, ...(before && { before }) }
      const { message } = await call(sendTrialQuestion, { params: { region }, body, signal }).catch(rethrow)
      before = text
      return { message }
    },
  }
}

/** A trial whose time is over is no agent that was taken away. */
function rethrow(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) {
    throw new ApiError(422, { message: 'This trial is over. Read the website again to continue.' })
  }
  throw error
}
