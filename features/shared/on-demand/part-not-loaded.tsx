import { type ComponentType, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { partNotLoaded } from './fetch-part.ts'

interface PartNotLoadedProps<P> {
  /** Fetches the part. */
  load: () => Promise<ComponentType<P>>
  /** What the part is drawn with once it is there. */
  props: P
}

/** Stands where a part would be whose code did not arrive, until it does. */
export function PartNotLoaded<P extends object>({ load, props }: PartNotLoadedProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>()
  const [trying, setTrying] = useState(false)
  if (Part) return <Part {...props} />

  async function retry() {
    setTrying(true)
    try {
      const loaded = await load()
      setPart(() => loaded)
    } catch {
      setTrying(false)
    }
  }

  return (
    <Row wrap gap={3} role="alert">
      <Text size="sm">{partNotLoaded}</Text>
      <Button size="sm" loading={trying} onClick={() => void retry()}>
        Retry
      </Button>
    </Row>
  )
}
