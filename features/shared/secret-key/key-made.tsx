import type { ReactNode } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import type { SecretKey } from '#mocks/contracts/shared/secret-key.schema.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Text } from '#ui/text/text.tsx'

interface KeyMadeProps extends Pick<SecretKey, 'lastFour' | 'createdAt'> {
  /** What all such keys begin with. @default nothing */
  start?: string
  /** What else is known of it. */
  children?: ReactNode
}

/** By what a key that was made is known: how it ends, and when that was. */
export function KeyMade({ lastFour, createdAt, start = '', children }: KeyMadeProps) {
  const now = useNow()
  return (
    <Text size="sm">
      {lastFour !== '' && (
        <>
          <Text as="span" code size="sm">
            {start}••••{lastFour}
          </Text>
          {' · '}
        </>
      )}
      made <RelativeTime at={createdAt} now={now() / 1000} />
      {children}
    </Text>
  )
}
