import { Link } from 'react-router-dom'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import { paths } from '#features/shared/paths.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { AgentDraftForm } from '../core/agent-draft-form.tsx'
import { headOf } from '../core/head-of.ts'
import { useAgentDraft } from '../core/use-agent-draft.ts'
import { CompareCard } from './compare-card.tsx'
import { InsertPrompt } from './insert-prompt.tsx'
import { ModelCard } from './model-card.tsx'
import { promptCards, promptWords } from './prompt.words.ts'
import { PromptNotice } from './prompt-notice.tsx'
import { PromptText } from './prompt-text.tsx'
import {
  checkPromptValues,
  openingLimit,
  type PromptValues,
  promptLimit,
  toPromptFields,
  toPromptValues,
} from './prompt-values.ts'
import { ReceivedCard } from './received-card.tsx'

const labels: Record<keyof PromptValues, string> = {
  vg_systemPrompt: promptWords.vg_systemPrompt.label,
  vg_initPrompt: promptWords.vg_initPrompt.label,
  vg_defaultModel: promptWords.vg_defaultModel.label,
  vg_temperature: promptWords.vg_temperature.label,
  vg_maxTokens: promptWords.vg_maxTokens.label,
}

interface AgentPromptProps {
  region: Region
  /** The draft as it is on the server. */
  agent: Agent
  localAnswers: boolean
}

/** The prompt of an agent that is there: its texts, its model, what comes of them. */
export function AgentPrompt({ region, agent, localAnswers }: AgentPromptProps) {
  const draft = useAgentDraft(region, agent, {
    toValues: toPromptValues,
    toFields: toPromptFields,
    check: checkPromptValues,
  })
  const mine = useTyped(draft.form.control)
  const theirs = toPromptValues(draft.base)
  return (
    <Stack gap={6}>
      <PromptNotice localAnswers={localAnswers} />
      <AgentDraftForm
        draft={draft}
        name="Prompt"
        labels={labels}
        compare={(name) => ({
          mine: String(mine[name as keyof PromptValues]) || 'Nothing',
          theirs: String(theirs[name as keyof PromptValues]) || 'Nothing',
        })}
      >
        <Card padding="lg">
          <Section {...headOf(promptCards.instructions)}>
            <PromptText
              name="vg_systemPrompt"
              words={promptWords.vg_systemPrompt}
              limit={promptLimit}
              minRows={8}
            />
            <InsertPrompt region={region} workspaceId={draft.base.ownerID} />
            <PromptText
              name="vg_initPrompt"
              words={promptWords.vg_initPrompt}
              limit={openingLimit}
              minRows={2}
            />
            <Text size="sm" tone="muted">
              The greeting and the suggested questions, which visitors see before they ask, are under{' '}
              <Link to={paths.agentOverview.href(region, agent.ID)}>Widget</Link>, beside their picture.
            </Text>
          </Section>
        </Card>
        <ModelCard />
        <ReceivedCard region={region} agentId={agent.ID} />
      </AgentDraftForm>
      <CompareCard region={region} agentId={agent.ID} unsaved={draft.dirty} />
    </Stack>
  )
}
