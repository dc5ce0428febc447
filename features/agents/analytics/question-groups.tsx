import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { CsvButton } from '#features/shared/csv/csv-button.tsx'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import type { QuestionGroup } from '#mocks/contracts/analytics/question-groups.schema.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatCount, formatNumber } from '#ui/format/number.ts'
import { Link } from '#ui/link/link.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { type AskedRange, type FigureOwner, groupsQuery } from './analytics.queries.ts'
import { ShowMore } from './show-more.tsx'
import { useFirstShown } from './use-first-shown.ts'

interface QuestionGroupsProps {
  owner: FigureOwner
  range: AskedRange | null
}

/** What visitors asked for, and what they got no answer to. */
export function QuestionGroups({ owner, range }: QuestionGroupsProps) {
  const query = useQuery(groupsQuery(owner, range))
  const mayAnswer = useMay(saveKnowledge)
  const { data } = query
  const { shown, left, showMore } = useFirstShown(data?.groups ?? [])
  return (
    <Card asChild>
      <Section
        title="What visitors ask"
        description={
          data && data.read > 0
            ? `${formatCount(data.read, 'question')} of this range, those that mean the same together. Greetings and thanks are left out.`
            : undefined
        }
        actions={
          data &&
          data.groups.length > 0 && (
            <CsvButton
              of="questions"
              name={`questions-${range?.from}-${range?.to}`}
              rows={() => [
                ['Question', 'Asked', 'Did not know', 'Not helpful', 'Answered in', 'In other words'],
                ...data.groups.map((group) => [
                  group.question,
                  group.count,
                  group.unknown,
                  group.disliked,
                  group.answeredBy?.name ?? '',
                  group.examples.join(' | '),
                ]),
              ]}
            />
          )
        }
      >
        {!data && query.error && (
          <FailureState
            compact
            error={query.error}
            title="The questions could not be loaded"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {!data && !query.error && (
          <SkeletonGroup label="Grouping the questions">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
        {data?.groups.length === 0 && (
          <Text size="sm" tone="muted">
            No question was asked in this range.
          </Text>
        )}
        {shown.length > 0 && (
          <ul aria-busy={query.isPlaceholderData || undefined}>
            {shown.map((group) => (
              <GroupRow key={group.question} {...{ group, owner, mayAnswer }} />
            ))}
          </ul>
        )}
        <ShowMore left={left} of="questions" onPress={showMore} />
      </Section>
    </Card>
  )
}

interface GroupRowProps {
  group: QuestionGroup
  owner: FigureOwner
  mayAnswer: boolean
}

function GroupRow({ group, owner, mayAnswer }: GroupRowProps) {
  const { question, examples, count, unknown, disliked, answeredBy } = group
  const answering = paths.agentKnowledge.href(owner.region, owner.agentId, undefined, {
    item: 'new-questions',
    question,
  })
  return (
    <ListRow
      icon={<MessageCircleQuestion />}
      title={
        <>
          <bdi>{question}</bdi> <Badge>{formatNumber(count)}</Badge>
          {answeredBy && <Badge tone="success">In the knowledge</Badge>}
          {unknown > 0 && <Badge tone="warning">Did not know {formatNumber(unknown)}</Badge>}
          {disliked > 0 && <Badge tone="warning">Not helpful {formatNumber(disliked)}</Badge>}
        </>
      }
      detail={
        examples.length > 0
          ? examples.map((example, at) => (
              <Fragment key={example}>
                {at > 0 && ' · '}
                <bdi>{example}</bdi>
              </Fragment>
            ))
          : undefined
      }
      actions={
        mayAnswer &&
        !answeredBy &&
        unknown + disliked > 0 && (
          <Button size="sm" asChild>
            <RouterLink to={answering} aria-label={`Answer this: ${question}`}>
              Answer this
            </RouterLink>
          </Button>
        )
      }
    >
      {answeredBy && (
        <Text size="sm" tone="muted">
          Answered in{' '}
          <Link asChild>
            <RouterLink
              to={paths.agentKnowledge.href(owner.region, owner.agentId, undefined, {
                item: answeredBy.documentId,
              })}
            >
              <bdi>{answeredBy.name}</bdi>
            </RouterLink>
          </Link>
        </Text>
      )}
    </ListRow>
  )
}
