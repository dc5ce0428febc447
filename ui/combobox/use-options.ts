import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ComboboxOption, OptionSource } from './combobox.types.ts'
import { indexOptions, matchOptions } from './match-options.ts'

/** Milliseconds of rest before a search is sent. */
const rest = 200

/** What there is to choose from now. */
export interface FoundOptions {
  options: readonly ComboboxOption[]
  state: 'ready' | 'loading' | 'failed'
  /** Searches for the same text again. */
  retry: () => void
}

interface Answer {
  query: string
  options: readonly ComboboxOption[]
  failed: boolean
}

/** Options for a text: filtered here, or asked for while `wanted`. Earlier answers stay until newer ones come. */
export function useOptions(source: OptionSource, query: string, wanted: boolean): FoundOptions {
  const asks = typeof source === 'function'
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const ask = useEffectEvent((text: string, signal: AbortSignal) => (asks ? source(text, signal) : source))

  useEffect(() => {
    if (!asks || !wanted) return
    const controller = new AbortController()
    const run = async () => {
      const options = await Promise.resolve()
        .then(() => ask(query, controller.signal))
        .catch(() => null)
      if (!controller.signal.aborted) setAnswer({ query, options: options ?? [], failed: options === null })
    }
    const timer = setTimeout(run, query === '' || attempt > 0 ? 0 : rest)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asks, wanted, query, attempt])

  const index = useMemo(() => (asks ? [] : indexOptions(source)), [asks, source])
  const matches = useMemo(() => matchOptions(index, query), [index, query])
  const retry = () => {
    setAnswer(undefined)
    setAttempt((count) => count + 1)
  }
  if (!asks) return { options: matches, state: 'ready', retry }
  if (answer?.query !== query) return { options: answer?.options ?? [], state: 'loading', retry }
  return { options: answer.options, state: answer.failed ? 'failed' : 'ready', retry }
}
