import { useMemo } from 'react'
import { Stack } from '#ui/stack/stack.tsx'
import { FoundPanel } from './found-panel.tsx'
import { hostOf } from './host-of.ts'
import { KnownPanel } from './known-panel.tsx'
import { previewAgent, previewTransport } from './preview-agent.ts'
import { noFindings } from './site-findings.ts'
import type { SiteWizard } from './use-site-wizard.ts'
import { WidgetStage } from './widget-stage.tsx'
import { websiteErrors } from './wizard-state.ts'

/** The right column: what is being learned, nothing where nothing could be, then the agent taking on the brand with what was found kept in view. */
export function SiteSide({ wizard: { state, view, agentName, back } }: { wizard: SiteWizard }) {
  const { reading, website, byHand, creation } = state
  const preview = previewAgent(state, agentName)
  const transport = useMemo(() => previewTransport(preview.lang), [preview.lang])
  const known = (
    <KnownPanel
      company={state.company}
      host={byHand || websiteErrors(website).website ? '' : hostOf(website)}
      titles={reading.phase === 'done' && !byHand ? reading.found.titles : []}
      onChange={view === 'branding' && creation.phase !== 'done' ? back : undefined}
    />
  )
  // A widget brings a form of its own, and forms do not nest: it waits for the next step.
  if (view === 'by-hand') return known
  if (view === 'analysis-failed') return null
  if (view === 'branding' || view === 'creating') {
    return (
      <Stack gap={5}>
        <WidgetStage
          agent={preview}
          transport={transport}
          caption="Live preview of the chat on your website"
        />
        {known}
      </Stack>
    )
  }
  const found = 'found' in reading ? reading.found : noFindings
  const named = state.company.name.trim()
  return (
    <FoundPanel
      found={{ ...found, name: (view === 'company' && named) || found.name }}
      host={websiteErrors(website).website ? '' : hostOf(website)}
    />
  )
}
