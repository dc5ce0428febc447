import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '#ui/format/number.ts'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { type KnowledgeOwner, usageQuery } from './knowledge.queries.ts'

/** How many documents still wait to be read, of those that did when somebody began to look; nothing when none does. */
export function ReadingProgress({ owner }: { owner: KnowledgeOwner }) {
  const { data } = useQuery(usageQuery(owner))
  const reading = data?.reading ?? 0
  const [most, setMost] = useState(reading)
  if (reading > most) setMost(reading)
  if (reading === 0 && most > 0) setMost(0)
  if (reading === 0) return null
  const total = Math.max(most, reading)
  return (
    <ProgressBar
      label="Reading documents"
      value={total - reading}
      max={total}
      valueText={`${formatCount(reading, 'document')} to go`}
    />
  )
}
