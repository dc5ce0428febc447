import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Widget } from '#features/widget/widget.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { applyAgent } from './apply-agent.ts'
import { agentUrlOf, type Boot, fromBoot, type Loaded } from './boot.ts'
import { connectHostPage } from './host-page.ts'
import { lazyTransport } from './lazy-transport.ts'
import { keptToken } from './visitor-token.ts'

export interface EmbedPageProps {
  boot: Boot
  /** Whether a popup around the page can be closed. */
  popup: boolean
  /** What takes on the agent's look: the root of the page. */
  root: HTMLElement
}

/** On a touch screen the focus would open the keyboard over the greeting and the suggestions. */
function nextFocusRequest(count: number): number {
  return matchMedia('(pointer: fine)').matches ? count + 1 : count
}

const loadUnavailable = () => import('#features/widget/unavailable.tsx')

/** The visitor's page in its frame: the published agent, or why it cannot be talked to. */
export function EmbedPage({ boot, popup, root }: EmbedPageProps) {
  const agentUrl = agentUrlOf(boot)
  const transport = useMemo(() => lazyTransport(agentUrl), [agentUrl])
  const fresh = useMemo(() => !keptToken(agentUrl), [agentUrl])
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => fromBoot(boot))
  const [focusRequest, setFocusRequest] = useState(0)
  const host = useMemo(() => connectHostPage(() => setFocusRequest(nextFocusRequest)), [])
  const agent = loaded && 'agent' in loaded ? loaded.agent : undefined
  const unavailable = useLazy(loadUnavailable, loaded !== undefined && !agent)

  const load = useCallback(() => {
    import('./load-agent.ts').then(({ loadAgent }) => loadAgent(boot)).then(setLoaded)
  }, [boot])

  useEffect(() => {
    if (!loaded) load()
  }, [loaded, load])

  // Not in an effect that waits for a paint: until it is ready the frame is not painted.
  useLayoutEffect(() => {
    if (!loaded) return
    const restorePage = applyAgent(root, loaded)
    host.ready()
    return restorePage
  }, [root, loaded, host])

  const onClose = popup ? host.close : undefined
  if (agent) {
    return (
      <Widget
        agent={agent}
        transport={transport}
        fresh={fresh}
        frame={popup ? 'popup' : 'chat'}
        onClose={onClose}
        onAnswer={host.answered}
        focusRequest={focusRequest}
      />
    )
  }
  if (!loaded || unavailable.state !== 'ready' || !('reason' in loaded)) return null
  return (
    <unavailable.value.Unavailable
      reason={loaded.reason}
      onClose={onClose}
      onRetry={loaded.reason === 'failed' ? load : undefined}
    />
  )
}
