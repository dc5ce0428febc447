import type { Canned } from '#mocks/contracts/inbox/settings.schema.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { OfferList } from './offers/offer-list.tsx'
import { type Offers, useOffers } from './offers/use-offers.ts'
import { askedCanned, offeredCanned } from './typed-slash.ts'

/** Characters of a response that are shown beside its name. */
const startLength = 40

interface CannedTyped {
  /** What is typed; a `/` that begins it asks for a response. */
  text: string
  canned: readonly Canned[]
  /** Takes the response in place of what is typed. */
  onPick: (text: string) => void
}

/** Canned responses whose name goes on as it is typed after a `/`. */
export function useCannedOffers({ text, canned, onPick }: CannedTyped): Offers<Canned> {
  return useOffers({
    asked: askedCanned(text),
    items: offeredCanned(text, canned),
    onPick: ({ text: reply }) => onPick(reply),
  })
}

interface CannedOfferProps extends Pick<CannedTyped, 'text' | 'canned'> {
  offers: Offers<Canned>
  /** Opens where they are made. @default there is no way there */
  onMake?: () => void
}

/** Shows the canned responses that are offered, or that there are none. */
export function CannedOffer({ text, canned, offers, onMake }: CannedOfferProps) {
  if (offeredCanned(text, canned).length === 0) {
    if (askedCanned(text) === null || (canned.length === 0 && !onMake)) return null
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
    <OfferList label="Canned responses" offers={offers} keyOf={({ ID }) => ID}>
      {({ name, text: reply }) => (
        <>
          /{name}{' '}
          <Text as="span" size="sm" tone="muted" dir="auto">
            {startOf(reply)}
          </Text>
        </>
      )}
    </OfferList>
  )
}

function startOf(reply: string): string {
  const words = reply.replace(/\s+/g, ' ').trim()
  const start = cutText(words, startLength)
  return start === words ? words : `${start.trimEnd()}…`
}
