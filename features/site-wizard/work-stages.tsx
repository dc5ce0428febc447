import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Row } from '#ui/row/row.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { secondsBetween, useTicking } from './use-ticking.ts'
import './work-stages.css'

/** A stage of long work that was reached, and when. */
export interface Reached<Stage extends string> {
  stage: Stage
  /** Milliseconds. */
  at: number
}

/** One stage of long work. */
export interface WorkStage<Key extends string> {
  key: Key
  label: string
  /** How far it is, such as '4 of 12'; only while it runs. */
  detail?: ReactNode
}

interface WorkStagesProps<Key extends string> {
  /** What is being done, for screen readers. */
  label: string
  stages: readonly WorkStage<Key>[]
  /** The stages reached so far, the last one running. */
  reached: readonly Reached<Key>[]
  /** Milliseconds; when the whole began. */
  startedAt: number
}

/** Long work as it goes on: each stage done, running or ahead, and the seconds it took. */
export function WorkStages<Key extends string>({ label, stages, reached, startedAt }: WorkStagesProps<Key>) {
  const now = useTicking()
  const running = stages.find(({ key }) => key === reached.at(-1)?.stage)
  return (
    <Stack gap={3}>
      <VisuallyHidden role="status">{running?.label ?? label}</VisuallyHidden>
      <Stack as="ol" gap={1} aria-label={label}>
        {stages.map(({ key, label: name, detail }) => {
          const index = reached.findIndex(({ stage }) => stage === key)
          const entry = reached[index]
          const state = !entry ? 'ahead' : index === reached.length - 1 ? 'running' : 'done'
          return (
            <Row as="li" key={key} gap={3} className="vg-_work-stages__stage" data-state={state}>
              <span className="vg-_work-stages__mark">
                {state === 'done' && <Check aria-hidden />}
                {state === 'running' && <Spinner label={null} size="sm" />}
              </span>
              <span className="vg-_work-stages__name">
                {name}
                {state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
              </span>
              {state === 'running' && detail && <Quiet>{detail}</Quiet>}
              {entry && (
                <Quiet className="vg-_work-stages__seconds">
                  {secondsBetween(entry.at, reached[index + 1]?.at ?? now)} s
                </Quiet>
              )}
            </Row>
          )
        })}
      </Stack>
      <Quiet className="vg-_work-stages__total">{secondsBetween(startedAt, now)} s in all</Quiet>
    </Stack>
  )
}

function Quiet({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Text as="span" size="sm" tone="muted" weight="regular" numeric className={className}>
      {children}
    </Text>
  )
}
