import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { CallButton } from '#features/widget/call-button.tsx'
import { Widget } from '#features/widget/widget.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { applyAgent } from './apply-agent.ts'
import { agentUrlOf, type Boot, fromBoot, type Loaded } from './boot.ts'
import { connectHostPage } from './host-page.ts'
import { lazyTransport } from './lazy-transport.ts'
import { keptToken, saidKey } from './visitor-token.ts'

export interface EmbedPageProps {
  boot: Boot
  /** Whether a popup around the page can be closed. */
  popup: boolean
  /** What takes on the agent's look: the root of the page. */
  root: HTMLElement
}

const loadCall = () => import('./visitor-call.tsx')
const loadForm = () => import('./visitor-form.tsx')
const loadUnavailable = () => import('#features/widget/unavailable.tsx')

/** The visitor's page in its frame: the published agent, or why it cannot be talked to. */
export function EmbedPage({ boot, popup, root }: EmbedPageProps) {
  const agentUrl = agentUrlOf(boot)
  const options = boot.agent ?? undefined
  const shared = options?.syncBrowser
  /** Grows when another tab said something: a new transport reads the conversation again. */
  const [said, setSaid] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said elsewhere is a reason to read again
  const transport = useMemo(() => lazyTransport(agentUrl, options), [agentUrl, options, said])
  const fresh = useMemo(() => !said && !keptToken(agentUrl, shared), [agentUrl, shared, said])
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => fromBoot(boot))
  const [calling, setCalling] = useState(false)
  const call = useLazy(loadCall, calling)
  if (call.state === 'failed') {
    // The next press tries again.
    call.retry()
    setCalling(false)
  }
  const host = useMemo(connectHostPage, [])
  const agent = loaded && 'agent' in loaded ? loaded.agent : undefined
  const asks = fresh && !!agent?.chatForm
  const form = useLazy(loadForm, asks)
  /** What was said is read with the conversation. */
  const goOn = () => setSaid(said + 1)
  const unavailable = useLazy(loadUnavailable, loaded !== undefined && !agent)

  const load = useCallback(() => {
    import('./load-agent.ts').then(({ loadAgent }) => loadAgent(boot)).then(setLoaded)
  }, [boot])

  useEffect(() => {
    if (!loaded) load()
  }, [loaded, load])

  useEffect(() => {
    if (!shared) return
    const onStorage = ({ key }: StorageEvent) => key === saidKey(agentUrl) && setSaid((times) => times + 1)
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [agentUrl, shared])

  // Not in an effect that waits for a paint: until it is ready the frame is not painted.
  useLayoutEffect(() => {
    if (loaded) return applyAgent(root, loaded)
  }, [root, loaded])

  const onClose = popup ? host.close : undefined
  if (agent) {
    return (
      <Widget
        agent={agent}
        transport={transport}
        fresh={fresh}
        frame={popup ? 'popup' : 'chat'}
        onClose={onClose}
        action={agent.call && <CallButton label={agent.call.label} onCall={() => setCalling(true)} />}
        inPlace={
          calling && call.state === 'ready' ? (
            <call.value.VisitorCall
              agent={agent}
              agentUrl={agentUrl}
              onClose={() => {
                setCalling(false)
                goOn()
              }}
            />
          ) : form.state === 'ready' ? (
            <form.value.VisitorForm agent={agent} agentUrl={agentUrl} onDone={goOn} />
          ) : (
            asks && form.state === 'loading' && <i />
          )
        }
        onAnswer={host.answered}
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
