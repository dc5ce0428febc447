import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import { WidgetStage } from '#features/site-wizard/widget-stage.tsx'
import { exampleAgent } from '#features/widget/example-agent.ts'
import type { Trial } from '#mocks/contracts/public/trial.contract.ts'
import { parseHex } from '#mocks/contracts/theme/color.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { KeepAgent } from './keep-agent.tsx'
import { dropTrial, keepTrial, keptTrial } from './kept-trial.ts'
import { readForTrial, trialTransport } from './trial.queries.ts'
import { TrialFailed } from './trial-failed.tsx'
import { TrialReading } from './trial-reading.tsx'
import { reduceTrial, startOfTrial } from './trial-state.ts'
import './trial-panel.css'

interface TrialPanelProps {
  /** As it was typed; without it the one that was read before in this tab answers. */
  website?: string
  /** The reading ended, one way or the other. */
  onSettled: () => void
  /** Back to the example. */
  onLeave: () => void
}

/** The visitor's own website: being read, then answering. */
export function TrialPanel({ website, ...panel }: TrialPanelProps) {
  return website === undefined ? <KeptTrialChat {...panel} /> : <NewTrial website={website} {...panel} />
}

function KeptTrialChat({ onLeave }: Pick<TrialPanelProps, 'onLeave'>) {
  const now = useNow()
  const [kept] = useState(() => keptTrial(now()))
  useEffect(() => {
    if (!kept) onLeave()
  }, [kept, onLeave])
  return kept ? <TrialChat {...kept} arrives={false} /> : null
}

function NewTrial({ website, onSettled, onLeave }: TrialPanelProps & { website: string }) {
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const running = useRef<AbortController>(null)
  const region = useMemo(preferredRegion, [])
  const [state, dispatch] = useReducer(reduceTrial, now(), startOfTrial)

  async function read() {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const { signal } = stop
    dropTrial()
    dispatch({ type: 'started', at: now() })
    heading.current?.focus()
    try {
      const onEvent: Parameters<typeof readForTrial>[2]['onEvent'] = (event) =>
        dispatch({ type: 'heard', event, at: now() })
      const trial = await readForTrial(region, website, { signal, onEvent })
      if (!signal.aborted) {
        keepTrial({ website, trial }, now())
        dispatch({ type: 'read', trial })
      }
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', error })
    }
    if (!signal.aborted) onSettled()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one panel is one reading
  useEffect(() => {
    void read()
    return () => running.current?.abort()
  }, [])

  if (state.phase === 'ready') return <TrialChat trial={state.trial} website={website} arrives />
  return (
    <Stack as="section" gap={5} className="vg-_trial" aria-label="Your website">
      {state.phase === 'running' ? (
        <TrialReading headingRef={heading} website={website} reading={state} onStop={onLeave} />
      ) : (
        <TrialFailed
          failure={state.failure}
          website={website}
          onRetry={() => void read()}
          onLeave={onLeave}
        />
      )}
    </Stack>
  )
}

interface TrialChatProps {
  trial: Trial
  website: string
  /** It was just read, and is shown to whoever waited for it. */
  arrives: boolean
}

function TrialChat({ trial, website, arrives }: TrialChatProps) {
  const { mode } = useAppearance()
  const heading = useRef<HTMLHeadingElement>(null)
  const transport = useMemo(() => trialTransport(preferredRegion(), trial), [trial])
  const agent = useMemo(
    () =>
      exampleAgent(parseHex(trial.colors[0] ?? '') ?? defaultTheme.primary, mode, {
        title: trial.name,
        description: trial.description,
        proactiveMessage: trial.greeting,
        suggestions: trial.suggestions,
        roundedImageURL: trial.logo ?? '',
        lang: trial.lang,
        words: trial.words,
      }),
    [trial, mode],
  )
  useEffect(() => {
    if (!arrives) return
    heading.current?.focus({ preventScroll: true })
    // On a phone it stands below the form that asked for it.
    const box = heading.current?.closest('section')
    if (box && box.getBoundingClientRect().bottom > innerHeight) box.scrollIntoView({ block: 'start' })
  }, [arrives])
  const count = trial.pages.length
  return (
    <Stack as="section" gap={4} aria-label="Your website">
      <Stack gap={1}>
        <Heading ref={heading} tabIndex={-1} level={2} size="lg">
          <bdi>{trial.name}</bdi> answers
        </Heading>
        <Text tone="muted">
          It has read {count} {count === 1 ? 'page' : 'pages'}
          {trial.colors.length > 0 && ' and took on your colours'}. Ask it what your customers ask.
        </Text>
      </Stack>
      <WidgetStage
        agent={agent}
        transport={transport}
        live
        caption={`Up to ${trial.questionsLeft} questions. Answers come from the pages just read.`}
      />
      <KeepAgent website={website} />
    </Stack>
  )
}
