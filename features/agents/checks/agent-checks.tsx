import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { answeringFlow } from '#mocks/contracts/flow/agent-flow.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import type { CheckCase } from '#mocks/contracts/publishing/check.schema.ts'
import { casesLimit } from '#mocks/contracts/publishing/check-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { headOf } from '../core/head-of.ts'
import { ApprovalCard } from './approval-card.tsx'
import { ApprovalToCome } from './approval-to-come.tsx'
import { AskedQuestionsModal } from './asked-questions-modal.tsx'
import { CheckDrawer } from './check-drawer.tsx'
import { CheckRow } from './check-row.tsx'
import { checksQuery, runQuery, useCheckChanges } from './checks.queries.ts'
import { checkBounds, checksCards } from './checks.words.ts'
import { RunBar } from './run-bar.tsx'
import { WorseDraft } from './worse-draft.tsx'

interface AgentChecksProps {
  region: Region
  /** The draft as it is on the server. */
  agent: Agent
}

/** What is open beside the list. */
interface Opened {
  check: CheckCase | undefined
  key: number
}

/** The sub-tab Checks: what the draft must answer rightly, what it answers, and who approves. */
export function AgentChecks({ region, agent }: AgentChecksProps) {
  const owner = { region, agentId: agent.ID }
  const now = useNow()
  const mayChange = useMay(saveCheckCase)
  const checks = useQuery(checksQuery(owner, agent.rev))
  const { remove } = useCheckChanges(owner)
  const [opened, setOpened] = useState<Opened>()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { data } = checks
  const run = data?.run ?? null
  const detail = useQuery({
    ...runQuery(owner, run ?? { ID: '', asked: 0, state: '' }),
    enabled: run !== null,
  })
  const results = new Map(detail.data?.results.map((result) => [result.caseId, result]))

  function open(check?: CheckCase) {
    setOpened((before) => ({ check, key: (before?.key ?? 0) + 1 }))
    setIsOpen(true)
  }

  if (!data) {
    return checks.error ? (
      <FailureState
        error={checks.error}
        title="The checks could not be loaded"
        onRetry={() => void checks.refetch()}
        retrying={checks.isFetching}
      />
    ) : (
      <SkeletonGroup label="Loading the checks">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonGroup>
    )
  }
  const { items, gate } = data
  const isFull = items.length >= casesLimit
  const adding = mayChange && (
    <Row wrap>
      <Button onClick={() => setIsAsking(true)} disabled={isFull}>
        From what visitors ask
      </Button>
      <Button tone={items.length === 0 ? 'primary' : 'neutral'} onClick={() => open()} disabled={isFull}>
        New check
      </Button>
    </Row>
  )
  return (
    <Stack gap={6}>
      {!mayChange && <LookOnlyNote />}
      <Card padding="lg">
        <Section {...headOf(checksCards.checks)} actions={items.length > 0 && adding}>
          {items.length === 0 ? (
            <EmptyState
              icon={<ListChecks />}
              title="No checks yet"
              message="While there is none, a draft is published as it is. “Make this a check” under a real answer keeps its question."
              action={adding}
            />
          ) : (
            <>
              <RunBar owner={owner} gate={gate} run={run} />
              {gate === 'failing' && (
                <WorseDraft region={region} agent={agent} results={detail.data?.results ?? []} />
              )}
              <Text size="sm" tone="muted">
                {checkBounds[answeringFlow(agent) ? 'flow' : 'knowledge']}
              </Text>
              <ul aria-label="Checks">
                {items.map((check) => (
                  <CheckRow
                    key={check.ID}
                    check={check}
                    result={results.get(check.ID)}
                    mayChange={mayChange}
                    onOpen={() => open(check)}
                    onRemove={() => remove.mutateAsync(check.ID)}
                  />
                ))}
              </ul>
            </>
          )}
        </Section>
      </Card>
      {run?.state === 'done' ? <ApprovalCard owner={owner} run={run} /> : <ApprovalToCome />}
      {opened && (
        <CheckDrawer
          key={opened.key}
          owner={owner}
          workspaceId={agent.ownerID}
          check={opened.check}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onExited={() => setOpened(undefined)}
        />
      )}
      {isAsking && (
        <AskedQuestionsModal
          owner={owner}
          checks={items}
          today={new Date(now()).toISOString().slice(0, 10)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  )
}
