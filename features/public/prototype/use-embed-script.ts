import { useEffect } from 'react'
import { scriptPath } from '#features/shared/embed-code/embed-code.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Puts the widget's script on this page, once, as the embed code would; it opens at once. */
export function useEmbedScript(region: Region, agentId: string): void {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = scriptPath('embed.js', region, agentId)
    script.dataset.autoStart = 'true'
    document.body.append(script)
    return () => script.remove()
  }, [agentId, region])
}
