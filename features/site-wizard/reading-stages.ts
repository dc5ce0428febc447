import type { SiteFindings } from './site-findings.ts'
import type { WorkStage } from './work-stages.tsx'

type ReachedStage = SiteFindings['reached'][number]['stage']

/** What reading a website goes through, with how far it is; `first` and `last` are said as the place has it. */
export function readingStages(
  { reached, ahead, pagesRead, pagesFound }: SiteFindings,
  { first, last }: { first: string; last: string },
): WorkStage<ReachedStage>[] {
  const waits = reached[0]?.stage === 'waiting'
  return [
    ...(waits
      ? [
          {
            key: 'waiting' as const,
            label: 'Waiting for a free place',
            detail: ahead > 0 && `${ahead} ahead`,
          },
        ]
      : []),
    { key: 'connecting', label: first },
    { key: 'reading-home', label: 'Reading the home page' },
    { key: 'finding-brand', label: 'Finding logo and colours' },
    {
      key: 'reading-pages',
      label: 'Reading the pages',
      detail: pagesFound > 0 && `${pagesRead} of ${pagesFound}`,
    },
    { key: 'done', label: last },
  ]
}
