import { useMay } from '#features/shared/session/use-may.ts'
import type { ConversationCard } from '#mocks/contracts/conversations/message.schema.ts'
import { saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { useSaveRequest } from '../../requests/request.queries.ts'
import { RequestFailure } from '../../requests/request-failure.tsx'

interface AskedLineProps {
  region: Region
  conversation: ConversationCard
  /** Unix seconds. */
  at: number
  /** Told that nobody needs to deal with it any more. */
  onDone: () => void
}

/** When a visitor asked for the team while nobody was there, and that it is dealt with. */
export function AskedLine({ region, conversation: { id, agentId }, at, onDone }: AskedLineProps) {
  const save = useSaveRequest(region, agentId)
  const mayChange = useMay(saveRequest)
  return (
    <>
      <Row gap={2} wrap justify="between">
        <Text size="sm" tone="warning">
          The visitor asked for the team <RelativeTime at={at} />
        </Text>
        {mayChange && (
          <Button
            size="sm"
            loading={save.isPending}
            onClick={() => save.mutate({ requestId: id, state: 'done' }, { onSuccess: onDone })}
          >
            Mark as done
          </Button>
        )}
      </Row>
      <RequestFailure error={save.error} />
    </>
  )
}
