import type { Canned } from '#mocks/contracts/inbox/settings.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { asksForCanned, offeredCanned } from './typed-slash.ts'

interface CannedOfferProps {
  /** What is typed; a `/` that begins it asks for a response. */
  text: string
  canned: readonly Canned[]
  /** Opens where they are made. @default there is no way there */
  onMake?: () => void
  /** Takes the response in place of what is typed. */
  onPick: (text: string) => void
}

/** Canned responses whose name goes on as it is typed after a `/`. */
export function CannedOffer({ text, canned, onMake, onPick }: CannedOfferProps) {
  const offered = offeredCanned(text, canned)
  if (offered.length === 0) {
    if (!asksForCanned(text)) return null
    return (
      <Row wrap gap={2} role="status">
        <Text size="sm" tone="muted">
          {canned.length === 0 ? 'No canned responses yet.' : 'No canned response is called so.'}
        </Text>
        {onMake && (
          <Button type="button" size="sm" tone="ghost" onClick={onMake}>
            Make one
          </Button>
        )}
      </Row>
    )
  }
  return (
    <Row wrap gap={1} role="group" aria-label="Canned responses">
      {offered.map(({ ID, name, text: reply }) => (
        <Button key={ID} type="button" size="sm" title={reply} onClick={() => onPick(reply)}>
          /{name}
        </Button>
      ))}
    </Row>
  )
}
