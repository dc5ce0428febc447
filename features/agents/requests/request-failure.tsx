import { Text } from '#ui/text/text.tsx'

/** Why a request could not be marked as done or open; nothing while it could. */
export function RequestFailure({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Text size="sm" tone="danger" role="alert">
      The request could not be changed. {error.message}
    </Text>
  )
}
