import { Link as RouterLink } from 'react-router-dom'
import { Card } from '#ui/card/card.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import './figures.css'

interface FigureTileProps {
  label: string
  /** As it is read: '1,204', '92%'. */
  value: string
  /** Change against before, as a share: 0.12; null where there was nothing to compare with. */
  change?: number | null
  /** Whether more of it is good news. @default it is neither */
  more?: 'good' | 'bad'
  /** What stands for the change where there is none; without it, nothing does. */
  note?: string
  /** Where it leads. @default nowhere */
  to?: string
}

/** A figure with its change. */
export function FigureTile({ label, value, change = null, more, note, to }: FigureTileProps) {
  const rounded = change === null ? 0 : Math.round(change * 100)
  const isGood = more !== undefined && rounded !== 0 && rounded > 0 === (more === 'good')
  const tone = more === undefined || rounded === 0 ? 'muted' : isGood ? 'success' : 'danger'
  const words = change === null ? note : changeWords(rounded)
  const body = (
    <>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <Text as="span" weight="medium" className="vg-_figures__value">
        {value}
      </Text>
      {words !== undefined && (
        <Row gap={1}>
          <Text as="span" size="sm" tone={change === null ? 'muted' : tone}>
            {words}
          </Text>
        </Row>
      )}
    </>
  )
  if (to === undefined)
    return (
      <Card padding="md" className="vg-_figures__tile">
        {body}
      </Card>
    )
  return (
    <Card padding="md" interactive asChild className="vg-_figures__tile">
      <RouterLink to={to} className="vg-_figures__link">
        {body}
      </RouterLink>
    </Card>
  )
}

function changeWords(percent: number): string {
  if (percent === 0) return 'As before'
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than before`
}
