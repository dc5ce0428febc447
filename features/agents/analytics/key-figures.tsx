import type { AgentFigures } from '#mocks/contracts/analytics/figures.schema.ts'
import { formatCredits } from '#ui/format/credits.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { FigureTile } from '../core/figure-tile.tsx'
import { changeOf, formatShare, formatTook, shareOf } from '../core/figure-words.ts'

/** The figures people look at first, beside those of as many days before: twelve, which fill lines of six, four, three or two. */
export function KeyFigures({ figures: { totals, before } }: { figures: AgentFigures }) {
  const answered = shareOf(totals.answered, totals.unknown)
  const answeredBefore = shareOf(before.answered, before.unknown)
  const liked = shareOf(totals.up, totals.down)
  const likedBefore = shareOf(before.up, before.down)
  const each = totals.conversations === 0 ? null : totals.credits / totals.conversations
  const isFirst = before.conversations === 0 && before.messages === 0
  return (
    <Stack gap={3}>
      {isFirst && (
        <Text tone="muted">Nothing to compare with: there were no conversations in the days before.</Text>
      )}
      <Row columns="xs" gap={4}>
        <FigureTile
          label="Conversations"
          value={formatNumber(totals.conversations)}
          change={changeOf(totals.conversations, before.conversations)}
        />
        <FigureTile
          label="Visitors"
          value={formatNumber(totals.visitors)}
          change={changeOf(totals.visitors, before.visitors)}
          note="Each once a day"
        />
        <FigureTile
          label="Messages"
          value={formatNumber(totals.messages)}
          change={changeOf(totals.messages, before.messages)}
        />
        <FigureTile
          label="Answers the agent knew"
          value={formatShare(answered)}
          change={changeOf(answered, answeredBefore)}
          more="good"
        />
        <FigureTile
          label="Did not know"
          value={formatNumber(totals.unknown)}
          change={changeOf(totals.unknown, before.unknown)}
          more="bad"
        />
        <FigureTile
          label="Came to a person"
          value={formatNumber(totals.handedOver)}
          change={changeOf(totals.handedOver, before.handedOver)}
        />
        <FigureTile
          label="Asked the team for something"
          value={formatNumber(totals.requests)}
          change={changeOf(totals.requests, before.requests)}
        />
        <FigureTile
          label="Leads"
          value={formatNumber(totals.leads)}
          change={changeOf(totals.leads, before.leads)}
          more="good"
          note="Visitors who left their details"
        />
        <FigureTile
          label="First answer of the agent"
          value={formatTook(totals.firstAnswer.median)}
          change={changeOf(totals.firstAnswer.median, before.firstAnswer.median)}
          more="bad"
          note={mostWords(totals.firstAnswer.most)}
        />
        <FigureTile
          label="First answer of a person"
          value={formatTook(totals.firstPerson.median)}
          change={changeOf(totals.firstPerson.median, before.firstPerson.median)}
          more="bad"
          note={mostWords(totals.firstPerson.most)}
        />
        <FigureTile
          label="Thumbs up"
          value={formatShare(liked)}
          change={changeOf(liked, likedBefore)}
          more="good"
          note={liked === null ? 'No ratings' : undefined}
        />
        <FigureTile
          label={each === null ? 'Credits used' : `Credits used, ${formatCredits(each)} a conversation`}
          value={formatCredits(totals.credits)}
          change={changeOf(totals.credits, before.credits)}
        />
      </Row>
    </Stack>
  )
}

/** Within how long nineteen of twenty were answered. */
function mostWords(most: number | null): string | undefined {
  return most === null ? 'None yet' : `95% within ${formatTook(most)}`
}
