import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { LeaveGuard } from '#features/shared/draft-form/leave-guard.tsx'
import { SaveBar } from '#features/shared/draft-form/save-bar.tsx'
import type { EmbedVariant } from '#features/shared/embed-code/embed-code.ts'
import { embedFacts } from '#features/shared/embed-code/embed-facts.ts'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { useShortly } from '#ui/hooks/use-shortly.ts'
import { useReportUnsaved } from '../core/unsaved-context.ts'
import { useAgentForm } from '../core/use-agent-form.ts'
import { useSections } from '../core/use-sections.ts'
import { RequestsCard } from '../requests/requests-card.tsx'
import { CssCard } from '../styling/css-card.tsx'
import { ColoursCard } from '../theming/colours-card.tsx'
import { AgentConflict } from './agent-conflict.tsx'
import { EmbedCodeCard } from './embed-code-card.tsx'
import { GreetingCard } from './greeting-card.tsx'
import { KnowledgeCard } from './knowledge-card.tsx'
import { LauncherCard } from './launcher-card.tsx'
import { ModelTroubleNotice } from './model-trouble-notice.tsx'
import { OverviewHead } from './overview-head.tsx'
import { OverviewRail } from './overview-rail.tsx'
import { LivePreview } from './preview/live-preview.tsx'
import { WebsitesCard } from './websites-card.tsx'
import './overview.css'

/** How long the save bar says that the draft was saved, in milliseconds. */
const noteMs = 5000

interface AgentOverviewProps {
  region: Region
  /** The draft as it is on the server. */
  agent: Agent
  /** Address of this product, for embed code. */
  origin: string
}

/** The page of an agent that is there: its parts, its settings, and itself on the right. */
export function AgentOverview({ region, agent, origin }: AgentOverviewProps) {
  const [variant, setVariant] = useState<EmbedVariant>(agent.ui.widgetType)
  const sections = useSections()
  const [isJustSaved, markSaved] = useShortly(noteMs)
  const draft = useAgentForm(region, agent, {
    onInvalid: sections.reveal,
    onSaved: markSaved,
  })
  const { form, base, saving, readOnly } = draft
  useReportUnsaved(draft.dirty, { saving, save: draft.saveQuietly })

  return (
    <div className="vg-_overview">
      <OverviewHead region={region} agent={agent} />
      {readOnly ? <LookOnlyNote /> : <ModelTroubleNotice region={region} agentId={agent.ID} />}
      <div className="vg-_overview__columns">
        <OverviewRail reveal={sections.open} />
        <div className="vg-_overview__settings">
          <ReadOnlyContext value={readOnly}>
            <FormProvider {...form}>
              <form className="vg-_overview__form" aria-label="Settings" noValidate onSubmit={draft.submit}>
                <GreetingCard
                  {...sections.section('greeting')}
                  region={region}
                  agentId={base.ID}
                  workspaceId={base.ownerID}
                  widgetTexts={base.widgetTexts}
                />
                <ColoursCard {...sections.section('colours')} region={region} base={base} />
                <LauncherCard {...sections.section('launcher')} />
                <CssCard {...sections.section('css')} region={region} base={base} />
                <KnowledgeCard {...sections.section('knowledge')} region={region} agentId={base.ID} />
                <RequestsCard {...sections.section('requests')} region={region} agent={base} />
                <WebsitesCard {...sections.section('websites')} />
                {!readOnly && draft.contested.length > 0 && <AgentConflict draft={draft} />}
                {!readOnly && (
                  <SaveBar
                    draft={draft}
                    note={
                      isJustSaved && agent.rev !== agent.publishedRev
                        ? 'Draft saved. Publish it when visitors should see it.'
                        : undefined
                    }
                  />
                )}
              </form>
            </FormProvider>
          </ReadOnlyContext>
          <EmbedCodeCard
            {...sections.section('embed')}
            facts={embedFacts(base, region, origin)}
            variant={variant}
            onVariantChange={setVariant}
          />
        </div>
        <LivePreview region={region} base={base} control={form.control} variant={variant} />
      </div>
      <LeaveGuard when={draft.dirty} />
    </div>
  )
}
