import { useEffect } from 'react'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** What the script needs to know. */
interface EmbedScript {
  agentId: string
  region: Region
  title: string
  /** '#RRGGBB'; the script's own without one. */
  color?: string
}

/** Puts the widget's script on this page, once, as the embed code would. */
export function useEmbedScript({ agentId, region, title, color }: EmbedScript): void {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = '/embed.js'
    script.dataset.agent = agentId
    script.dataset.region = region
    script.dataset.label = `Chat with ${title}`
    script.dataset.autoStart = 'true'
    if (color) script.dataset.color = color
    document.body.append(script)
    return () => script.remove()
  }, [agentId, region, title, color])
}
