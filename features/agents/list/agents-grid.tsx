import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import './agents-grid.css'

/** Cards three across at 1440, one on a phone. */
export function AgentsGrid({ children }: { children: ReactNode }) {
  return <ul className="vg-_agents-grid">{children}</ul>
}

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The grid's measure while the agents load. */
export function AgentsSkeleton() {
  return (
    <SkeletonGroup label="Loading agents" className="vg-_agents-grid">
      {placeholders.map((each) => (
        <Skeleton key={each} shape="card" className="vg-_agents-grid__placeholder" />
      ))}
    </SkeletonGroup>
  )
}
