import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { ConflictNotice } from '#features/shared/draft-form/conflict-notice.tsx'
import { LeaveGuard } from '#features/shared/draft-form/leave-guard.tsx'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { paths } from '#features/shared/paths.ts'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { kbLlmDefaults } from '#mocks/contracts/agents/kb-llm.schema.ts'
import { listKnowledgeScores } from '#mocks/contracts/knowledge/question.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { agentQuery, keepAgent } from '../core/agent.queries.ts'
import { headOf } from '../core/head-of.ts'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { knowledgeCards, knowledgeWords } from './knowledge.words.ts'
import {
  checkKnowledgeSettings,
  type KnowledgeModels,
  type KnowledgeSettings,
  SearchFields,
} from './search-fields.tsx'

type Values = KnowledgeSettings

interface SettingsPanelProps {
  owner: KnowledgeOwner
  models: KnowledgeModels
}

const labels = {
  vg_kbTopChunks: knowledgeWords.vg_kbTopChunks.label,
  ifKnowsThreshold: knowledgeWords.ifKnowsThreshold.label,
  vg_kb_llm: knowledgeWords.searchMethod.label,
  vg_kbDefaultDimension: knowledgeWords.vg_kbDefaultDimension.label,
}
const percent = (score: number) => `${Math.round(score * 100)} %`

/** How knowledge becomes an answer. */
export function SettingsPanel({ owner, models }: SettingsPanelProps) {
  const query = useQuery(agentQuery(owner.region, owner.agentId))
  if (query.data) {
    return (
      <Card padding="lg">
        <SettingsForm owner={owner} models={models} agent={query.data} />
      </Card>
    )
  }
  if (query.error) {
    return (
      <FailureState
        error={query.error}
        title="The settings could not be loaded"
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <SkeletonGroup label="Loading the settings">
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}

function SettingsForm({ owner, models, agent }: SettingsPanelProps & { agent: Agent }) {
  const queries = useQueryClient()
  const { notify } = useToast()
  const { region, agentId } = owner
  const readOnly = !useMay(saveAgent)
  const draft = useDraftForm<Agent, Values, Values>({
    doc: agent,
    readOnly,
    check: checkKnowledgeSettings,
    toValues: (doc = agent) => ({
      vg_kbTopChunks: doc.vg_kbTopChunks,
      ifKnowsThreshold: doc.ifKnowsThreshold,
      vg_kb_llm: doc.vg_kb_llm ?? kbLlmDefaults,
      vg_kbDefaultDimension: doc.vg_kbDefaultDimension,
    }),
    async save(body) {
      const saved = await call(saveAgent, { params: { region, agentId }, body })
      void keepAgent(queries, region, saved)
      return saved
    },
    onSaved: () => notify({ kind: 'success', title: 'Settings saved' }),
    onFailed: (error) =>
      notify({
        kind: 'failure',
        title: 'Not saved',
        message: error instanceof ApiError ? error.message : undefined,
      }),
  })
  const { vg_kbTopChunks, ifKnowsThreshold } = useTyped(draft.form.control)
  return (
    <Stack as="form" gap={6} onSubmit={(event) => void draft.submit(event)}>
      <LeaveGuard when={draft.dirty} />
      {readOnly ? <LookOnlyNote /> : <ConflictNotice draft={draft} labels={labels} />}
      <Text tone="muted">
        These apply in the test chat once they are saved, and in the widget once the agent is published.
      </Text>
      <Field {...knowledgeWords.vg_kbTopChunks} error={draft.errors.vg_kbTopChunks}>
        <Slider
          min={1}
          max={20}
          step={1}
          value={vg_kbTopChunks}
          disabled={readOnly}
          onValueChange={(next) => draft.set('vg_kbTopChunks', next)}
        />
      </Field>
      <Field {...knowledgeWords.ifKnowsThreshold} error={draft.errors.ifKnowsThreshold}>
        <Slider
          min={0}
          max={1}
          step={0.01}
          value={ifKnowsThreshold}
          formatValue={percent}
          disabled={readOnly}
          onValueChange={(next) => draft.set('ifKnowsThreshold', next)}
        />
      </Field>
      <SearchFields draft={draft} models={models} />
      <Scores owner={owner} threshold={ifKnowsThreshold} />
      {!readOnly && (
        <Row>
          <Button type="submit" tone="primary" loading={draft.saving} disabled={!draft.dirty}>
            Save settings
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** What a threshold does to the questions the agent suggests and to its visitors', while it is moved. */
function Scores({ owner, threshold }: { owner: KnowledgeOwner; threshold: number }) {
  const { region, agentId } = owner
  const query = useQuery({
    queryKey: [listKnowledgeScores.id, region, agentId],
    queryFn: ({ signal }) => call(listKnowledgeScores, { params: { region, agentId }, signal }),
  })
  const items = query.data?.items
  return (
    <Section {...headOf(knowledgeCards.scores)} size="sm">
      {query.error && !items && (
        <FailureState
          compact
          error={query.error}
          title="The questions could not be scored"
          onRetry={() => void query.refetch()}
        />
      )}
      {items?.length === 0 && (
        <Text tone="muted">
          Nobody has asked the agent yet, and it suggests no questions. Write some under{' '}
          <Link to={paths.agentOverview.href(region, agentId)}>Widget</Link>.
        </Text>
      )}
      {items && items.length > 0 && (
        <Stack as="ul" gap={0} aria-label="Questions and their scores">
          {items.map(({ text, score, from }) => {
            const isKnown = score > 0 && score >= threshold
            return (
              <ListRow
                key={text}
                title={<bdi>{text}</bdi>}
                detail={`${from === 'suggested' ? 'Suggested' : 'Asked by a visitor'}, scores ${percent(score)}`}
                actions={
                  <Badge tone={isKnown ? 'success' : 'warning'}>{isKnown ? 'Answered' : 'Not known'}</Badge>
                }
              />
            )
          })}
        </Stack>
      )}
    </Section>
  )
}
