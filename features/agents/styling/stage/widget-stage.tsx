import { openStage, type Stage } from '#features/shared/styling/proof/stage.tsx'
import { agentTheme } from '#features/widget/agent-theme.ts'
import { Launcher } from '#features/widget/launcher.tsx'
import { Widget } from '#features/widget/widget.tsx'
import type { WidgetAgent } from '#features/widget/widget.types.ts'
import { brokenOffTransport, stageTransport } from './stage-transport.ts'

const layout = `
.vg-_stage { display: grid; gap: 48px; padding: 24px }
.vg-_stage > div { inline-size: 400px; block-size: 640px }
.vg-_stage > div:last-child { display: grid; place-items: center; inline-size: 120px; block-size: 120px }
`

/** The widget as visitors get it, in a page of its own: with a conversation, with its suggestions, with an answer that broke off; and the launcher. */
export function openWidgetStage(agent: WidgetAgent): Promise<Stage> {
  const shown = withEveryPart(agent)
  return openStage({
    surface: 'widget',
    layout,
    size: [448, 2232],
    shows: ['.vg-widget__sources', '.vg-widget__retry'],
    themeIn: (mode) => agentTheme({ ...shown, mode }),
    prepare(page) {
      // At rest it is dimmed, and nobody needs to read it then.
      for (const send of page.querySelectorAll('.vg-widget__send')) {
        send.setAttribute('aria-disabled', 'false')
      }
    },
    panels: (
      <>
        <div>
          <Widget agent={shown} transport={stageTransport} frame="popup" onClose={() => {}} />
        </div>
        <div>
          <Widget agent={shown} transport={stageTransport} frame="popup" fresh onClose={() => {}} />
        </div>
        <div>
          <Widget agent={shown} transport={brokenOffTransport} frame="popup" onClose={() => {}} />
        </div>
        <div>
          <Launcher open={false} label={agent.title} onToggle={() => {}} />
        </div>
      </>
    ),
  })
}

/** Parts this agent has no words for are checked, too: it may get some later. */
function withEveryPart(agent: WidgetAgent): WidgetAgent {
  return {
    ...agent,
    title: agent.title || 'Agent',
    description: agent.description || 'Here to help',
    proactiveMessage: agent.proactiveMessage || 'Hello',
    suggestions: agent.suggestions.length > 0 ? agent.suggestions : ['What can you do?'],
    branding: agent.branding || 'Made with care',
    chatBgURL: '',
    customCSS: '',
  }
}
