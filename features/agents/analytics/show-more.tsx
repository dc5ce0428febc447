import { Button } from '#ui/button/button.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { shownMore } from './use-first-shown.ts'

interface ShowMoreProps {
  /** How many are not shown. */
  left: number
  /** What they are: 'questions'. */
  of: string
  onPress: () => void
}

/** Shows more of a list, a hundred at most with each press; nothing where all is shown. */
export function ShowMore({ left, of, onPress }: ShowMoreProps) {
  if (left === 0) return null
  const words = `Show ${formatNumber(Math.min(left, shownMore))} more`
  return (
    <Button tone="ghost" aria-label={`${words} ${of}`} onClick={onPress}>
      {words}
    </Button>
  )
}
