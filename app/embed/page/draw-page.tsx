import { renderToStaticMarkup } from 'react-dom/server'
import { CallButton } from '#features/widget/call-button.tsx'
import { directionOf } from '#features/widget/reading-direction.ts'
import { Widget } from '#features/widget/widget.tsx'
import type { Transport } from '#features/widget/widget.types.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'

/** The first paint of an agent's page, as HTML. */
export interface DrawnPage {
  /** Attributes of the page's root: what `applyAgent` sets. */
  root: string
  /** What stands in `#embed`. */
  widget: string
}

/** Nobody asks anything while the server draws. */
const silent: Transport = {
  send: () => Promise.reject(new Error('The server asks nothing')),
  history: async () => [],
}

/** Draws an agent's page before its script runs, for a visitor who has said nothing yet. The script takes it over. */
export function drawPage(agent: PublicAgent, popup: boolean): DrawnPage {
  return {
    root: `class="vg-scope" lang="${agent.lang}" dir="${directionOf(agent.lang)}" data-mode="${agent.mode}"`,
    widget: renderToStaticMarkup(
      <Widget
        agent={agent}
        transport={silent}
        fresh
        frame={popup ? 'popup' : 'chat'}
        inPlace={agent.chatForm && <i />}
        action={agent.call && <CallButton label={agent.call.label} />}
        {...(popup && { onClose: () => {} })}
      />,
    ),
  }
}
