import { useQuery } from '@tanstack/react-query'
import { modelCapText } from '#mocks/contracts/conversations/model-cap.ts'
import { modelFailureText, modelRemedyText } from '#mocks/contracts/conversations/model-failure.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { modelTroubleQuery } from './model-trouble.queries.ts'

interface ModelTroubleNoticeProps {
  region: Region
  agentId: string
}

/** Why the agent answers from its knowledge alone although a model is configured; nothing while it answers. */
export function ModelTroubleNotice({ region, agentId }: ModelTroubleNoticeProps) {
  const { data } = useQuery(modelTroubleQuery(region, agentId))
  const trouble = data?.trouble
  if (!trouble) return null
  const { failure, status, cap, lastAt } = trouble
  return (
    <Banner tone="warning" title={modelFailureText(failure, status ?? undefined)}>
      {cap && `${modelCapText(cap)} `}Meanwhile the agent answers visitors from its knowledge alone.{' '}
      {modelRemedyText(failure, cap)} Last seen <RelativeTime at={lastAt} />; the model has not answered
      since.
    </Banner>
  )
}
