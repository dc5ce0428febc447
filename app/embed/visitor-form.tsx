import { useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { BeforeChat } from '#features/widget/before/before-chat.tsx'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { readBody } from './read-answer.ts'
import { offerAgain } from './unkept-details.tsx'
import { keepToken, keptToken } from './visitor-token.ts'

export interface VisitorFormProps {
  agent: PublicAgent
  /** Address of the agent's public endpoints. */
  agentUrl: string
  /** The conversation begins. */
  onDone: () => void
}

/** The conversation waits so long at most for what was filled in to be kept, in milliseconds. */
const patienceMs = 4000
/** What could not be kept is tried again after so many milliseconds each, while the visitor writes. */
const laterMs = [2000, 8000, 30_000]

/** What came of a try: there is nothing to try again, too many were sent, or it may do later. */
type Tried = 'done' | 'full' | 'failed'

/**
 * The form before a visitor's conversation. It stands in nobody's way: what goes wrong is tried again beside it, and
 * where too many were sent the visitor is told, who may go on without it. Told is who already writes, too.
 */
export function VisitorForm({ agent, agentUrl, onDone }: VisitorFormProps) {
  const shared = agent.syncBrowser
  const [isAsked] = useState(() => !wasSkipped(agentUrl))
  const [unkept, setUnkept] = useState(false)

  useEffect(() => {
    if (!isAsked) onDone()
  }, [isAsked, onDone])

  async function begin(values: Record<string, string> | null) {
    if (values === null) keepSkipped(agentUrl)
    else {
      setUnkept(false)
      const body = { values, version: agent.version }
      const first = send(agentUrl, body, shared)
      const tried = await Promise.race([first, after(patienceMs)])
      if (tried === 'full') return setUnkept(true)
      if (tried !== 'done') void keepLater(agent, values, first, () => send(agentUrl, body, shared))
    }
    onDone()
    // On a touch screen the focus would open the keyboard over the greeting.
    if (!matchMedia('(pointer: fine)').matches) return
    await after(0)
    document.querySelector<HTMLElement>('.vg-widget textarea')?.focus()
  }

  if (!isAsked || !agent.chatForm) return null
  return <BeforeChat agent={agent} asked={agent.chatForm} unkept={unkept} onDone={begin} />
}

/** Goes on with a try whose end the conversation did not wait for, or that failed; the visitor is told where it ends badly. */
async function keepLater(
  agent: PublicAgent,
  values: Record<string, string>,
  first: Promise<Tried>,
  again: () => Promise<Tried>,
): Promise<void> {
  let tried = await first
  for (const ms of laterMs) {
    // Trying on by itself would only use up what else this visitor may send.
    if (tried !== 'failed') break
    await after(ms)
    tried = await again()
  }
  if (tried !== 'done') offerAgain(agent, values, async () => (await again()) === 'done')
}

async function send(agentUrl: string, form: object, shared: boolean): Promise<Tried> {
  const post = (path: string, body: object, token?: string) =>
    fetch(`${agentUrl}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  try {
    let token = keptToken(agentUrl, shared)
    if (!token) {
      token = (await readBody<{ token: string }>(await post('sessions', {}))).token
      // The conversation may have begun meanwhile.
      if (keptToken(agentUrl, shared)) token = keptToken(agentUrl, shared)
      else keepToken(agentUrl, token, shared)
    }
    const { ok, status } = await post('form', form, token)
    return ok ? 'done' : triedFor(status)
  } catch (error) {
    return error instanceof ApiError && error.status === 429 ? 'full' : 'failed'
  }
}

/** What a refusal means: whatever the server is not at fault for is refused for good. */
function triedFor(status: number): Tried {
  if (status === 429) return 'full'
  return status < 500 ? 'done' : 'failed'
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const skippedKey = (agentUrl: string) => `vg ${agentUrl} form`

/** Whether this tab's visitor went on without the form; a browser without storage asks again. */
function wasSkipped(agentUrl: string): boolean {
  try {
    return sessionStorage.getItem(skippedKey(agentUrl)) !== null
  } catch {
    return false
  }
}

function keepSkipped(agentUrl: string): void {
  try {
    sessionStorage.setItem(skippedKey(agentUrl), '1')
  } catch {
    // They are asked again after a reload.
  }
}
