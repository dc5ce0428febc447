import { useCallback, useState } from 'react'
import { CallAsk } from '#features/widget/call/call-ask.tsx'
import { CallView } from '#features/widget/call/call-view.tsx'
import { type CallWire, openCall } from '#features/widget/voice/open-call.ts'
import { spokenAnswer } from '#features/widget/voice/spoken-answer.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { readBody } from './read-answer.ts'
import { keepToken, keptToken } from './visitor-token.ts'
import { visitorTransport } from './visitor-transport.ts'

export interface VisitorCallProps {
  agent: PublicAgent
  /** Address of the agent's public endpoints. */
  agentUrl: string
  onClose: () => void
}

/** A visitor's call with a published agent; what is said is kept in their conversation. */
export function VisitorCall({ agent, agentUrl, onClose }: VisitorCallProps) {
  const [agreed, agree] = useState(!agent.call?.asksFirst)
  const open = useCallback(() => {
    const transport = visitorTransport(agentUrl, agent)
    return openCall({
      // The button is there only where it can be called.
      setup: agent.call!,
      wire: visitorWire(agentUrl, agent.syncBrowser),
      greeting: agent.proactiveMessage,
      async answer(text, options) {
        return spokenAnswer((await transport.send(text, options)).message)
      },
    })
  }, [agent, agentUrl])
  const about = { agent, lang: agent.lang, onClose }
  return agreed ? <CallView {...about} open={open} /> : <CallAsk {...about} onAgree={() => agree(true)} />
}

/** The endpoints of a visitor's call. It goes by the session of the conversation, and starts one where there is none. */
function visitorWire(agentUrl: string, shared: boolean): CallWire {
  async function post<T>(path: string, body: object, signal: AbortSignal, token?: string): Promise<T> {
    const response = await fetch(`${agentUrl}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal,
    })
    return readBody<T>(response)
  }

  async function asVisitor<T>(path: string, body: object, signal: AbortSignal): Promise<T> {
    let token = keptToken(agentUrl, shared)
    if (!token) {
      token = (await post<{ token: string }>('sessions', {}, signal)).token
      keepToken(agentUrl, token, shared)
    }
    return post(path, body, signal, token)
  }

  return {
    async transcribe(audio, signal) {
      return (await asVisitor<{ text: string }>('transcriptions', { audio }, signal)).text
    },
    async speak(text, signal) {
      return (await asVisitor<{ audio: string }>('speech', { text }, signal)).audio
    },
  }
}
