import { queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { getVoiceSetup } from '#mocks/contracts/voice/voice.contract.ts'

/** Who listens and who speaks for the saved draft; `rev` is the draft's, as another draft may have others. */
export function voiceSetupQuery(region: Region, agentId: string, rev: number) {
  return queryOptions({
    queryKey: [getVoiceSetup.id, region, agentId, rev],
    queryFn: ({ signal }) => call(getVoiceSetup, { params: { region, agentId }, signal }),
  })
}
