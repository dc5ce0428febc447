import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#features/shared/client.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { getQuestionGroups } from '#mocks/contracts/analytics/figures.contract.ts'
import type { CheckCase } from '#mocks/contracts/publishing/check.schema.ts'
import { caseQuestionLimit, casesLimit } from '#mocks/contracts/publishing/check-limits.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { type ChecksOwner, useCheckChanges } from './checks.queries.ts'

interface AskedQuestionsModalProps {
  owner: ChecksOwner
  /** What there is already. */
  checks: readonly CheckCase[]
  /** The day they are looked for until, as `2026-01-31`. */
  today: string
  onClose: () => void
}

const days = 30
const mostShown = 20

/** What visitors ask most, each made a check by a tick. */
export function AskedQuestionsModal({ owner, checks, today, onClose }: AskedQuestionsModalProps) {
  const { save } = useCheckChanges(owner)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const from = new Date(Date.parse(today) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  const groups = useQuery({
    queryKey: [getQuestionGroups.id, owner.region, owner.agentId, { from, to: today }],
    queryFn: ({ signal }) =>
      call(getQuestionGroups, { params: { ...owner }, query: { from, to: today }, signal }),
  })
  const known = new Set(checks.map(({ question }) => question))
  const offered = groups.data?.groups.filter(({ question }) => !known.has(question)).slice(0, mostShown)
  const room = casesLimit - checks.length

  async function keep() {
    for (const question of chosen) {
      await save.mutateAsync({
        question: question.slice(0, caseQuestionLimit),
        mustSay: [],
        mustNotSay: [],
        mustCall: '',
      })
      setChosen((before) => before.filter((one) => one !== question))
    }
    onClose()
  }

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title="From what visitors ask"
      subtitle={`The most asked questions of the last ${days} days. Each becomes a check that an answer is known; say what it must hold afterwards.`}
      footer={
        <Button
          tone="primary"
          disabled={chosen.length === 0}
          loading={save.isPending}
          onClick={() => void keep().catch(() => undefined)}
        >
          {chosen.length === 0 ? 'Add checks' : `Add ${formatCount(chosen.length, 'check')}`}
        </Button>
      }
    >
      <Stack gap={3}>
        {!groups.data && groups.error && (
          <FailureState
            compact
            error={groups.error}
            title="The questions could not be loaded"
            onRetry={() => void groups.refetch()}
            retrying={groups.isFetching}
          />
        )}
        {!groups.data && !groups.error && (
          <SkeletonGroup label="Grouping the questions">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
        {offered?.length === 0 && (
          <Text size="sm" tone="muted">
            There is no question that is not a check already.
          </Text>
        )}
        {offered?.map(({ question, count }) => (
          <Checkbox
            key={question}
            label={<bdi>{question}</bdi>}
            help={`Asked ${formatCount(count, 'time')}`}
            checked={chosen.includes(question)}
            disabled={!chosen.includes(question) && chosen.length >= room}
            onCheckedChange={(wanted) =>
              setChosen((before) =>
                wanted ? [...before, question] : before.filter((one) => one !== question),
              )
            }
          />
        ))}
        {save.error && (
          <Banner tone="danger" title="Not all were added">
            {save.error.message}
          </Banner>
        )}
      </Stack>
    </Modal>
  )
}
