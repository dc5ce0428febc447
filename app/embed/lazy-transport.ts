import type { Transport } from '#features/widget/widget.types.ts'
import type { VisitorOptions } from './visitor-transport.ts'

const load = () => import('./visitor-transport.ts')

/** The visitor's transport, loaded when somebody starts to type or has something to read. */
export function lazyTransport(agentUrl: string, options?: VisitorOptions): Transport {
  let loading: Promise<Transport> | undefined

  function transport(): Promise<Transport> {
    loading ??= load().then(({ visitorTransport }) => visitorTransport(agentUrl, options))
    // A load that failed must not be remembered.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  addEventListener('input', transport, { once: true })
  return {
    send: async (text, options) => (await transport()).send(text, options),
    history: async (options) => (await transport()).history(options),
    // Who has no transport has nothing to leave.
    leave: () => void loading?.then((loaded) => loaded.leave?.()).catch(() => {}),
  }
}
