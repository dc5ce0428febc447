import { useState } from 'react'
import { initialsOf } from '#mocks/contracts/theme/initials.ts'
import { safeUrl } from './safe-url.ts'
import type { WidgetAgent } from './widget.types.ts'

/** The agent's picture, or its letters where there is none. Decorative: the name stands beside it. */
export function Avatar({ agent }: { agent: Pick<WidgetAgent, 'title' | 'roundedImageURL'> }) {
  const [broken, setBroken] = useState<string>()
  const url = imageUrl(agent.roundedImageURL)
  return (
    <span className="vg-widget__avatar" aria-hidden="true">
      {url && url !== broken ? (
        <img src={url} alt="" width={40} height={40} onError={() => setBroken(url)} />
      ) : (
        initialsOf(agent.title)
      )}
    </span>
  )
}

/** Pictures may live beside the page (`/files/…`), on https, or in the document itself (previews). */
export function imageUrl(url: string): string | undefined {
  return /^(\/(?!\/)|data:image\/|blob:)/.test(url) ? url : safeUrl(url)
}
