import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { ShownOnce } from './shown-once.tsx'

interface SecretKeyCardProps {
  /** Names the section: 'Workspace secret'. */
  title: string
  /** What it is in a sentence: 'workspace secret'. */
  one: string
  /** What the key is called where it is used: `workspaceSecret`. */
  name: string
  /** What it opens, and what not. */
  scope: ReactNode
  /** What is known of the key. */
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'isFetching' | 'refetch'>
  /** The key itself, while its screen is open after making it. */
  made: string | undefined
  /** Said of a key that was made. */
  once: string
  /** What is known of it, and what can be done with it. */
  children: ReactNode
}

/** The card of a key: how it is read, and the key itself the one time it is shown. */
export function SecretKeyCard(props: SecretKeyCardProps) {
  const { title, one, name, scope, query, made, once, children } = props
  return (
    <Card padding="lg">
      <Section title={title} description={scope}>
        {query.isPending && (
          <SkeletonGroup label={`Loading the ${one}`}>
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
        {query.isError && (
          <FailureState
            compact
            error={query.error}
            title={`The ${one} could not be loaded`}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {made !== undefined && (
          <ShownOnce label={name} value={made}>
            {once}
          </ShownOnce>
        )}
        {children}
      </Section>
    </Card>
  )
}
