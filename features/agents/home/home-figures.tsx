import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { FigureTile } from '../core/figure-tile.tsx'
import { formatShare, shareOf } from '../core/figure-words.ts'
import { type HomeOwner, homeLinks } from './home-steps.ts'
import { upTo } from './home-words.ts'

interface HomeFiguresProps {
  home: AgentHome
  owner: HomeOwner
}

/** The figures of today; each leads to where it is from. */
export function HomeFigures({ home, owner }: HomeFiguresProps) {
  const { waiting, waitingForMe, withMember, today, week, openRequests, timezone, answersBy } = home
  const links = homeLinks(owner)
  const shareToday = shareOf(today.answered, today.unknown)
  const answeredToday = shareToday === null ? '' : `${formatShare(shareToday)} today`
  return (
    <Row columns="xs" gap={4}>
      {waitingForMe === null ? (
        <FigureTile
          label="Waiting for a person"
          value={formatNumber(waiting)}
          note={`${formatNumber(withMember)} with a person`}
          to={links.waiting}
        />
      ) : (
        <FigureTile
          label="Waiting for me"
          value={upTo(waitingForMe)}
          note={`${formatNumber(waiting)} for anybody, ${formatNumber(withMember)} with a person`}
          to={waiting === 0 && waitingForMe > 0 ? links.mine : links.waiting}
        />
      )}
      <FigureTile
        label="Conversations today"
        value={formatNumber(today.conversations)}
        note={`In ${timezone}`}
        to={links.today}
      />
      <FigureTile
        label="Answers known, 7 days"
        value={formatShare(shareOf(week.answered, week.unknown))}
        note={[answeredToday, `${formatNumber(week.unknown)} without an answer`].filter(Boolean).join(', ')}
        to={links.week}
      />
      {answersBy !== 'platform' && (
        <FigureTile
          label="Leads, 7 days"
          value={formatNumber(week.leads)}
          note={`${formatNumber(today.leads)} today`}
          to={links.leads}
        />
      )}
      <FigureTile
        label="Open requests"
        value={formatNumber(openRequests)}
        note={`${formatNumber(today.requests)} today`}
        to={links.requests}
      />
    </Row>
  )
}
