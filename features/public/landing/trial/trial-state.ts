import { ApiError } from '#features/shared/api-error.ts'
import { applyProgress, noFindings, type SiteFindings } from '#features/site-wizard/site-findings.ts'
import type { ReadingProgress } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import type { Trial } from '#mocks/contracts/public/trial.contract.ts'
import { trialsFull, trialsOfTheDayUsed } from '#mocks/contracts/public/trial.refusals.ts'
import { trialLimits } from '#mocks/contracts/public/trial-limits.ts'

/** A trial from the press to the chat. */
export type TrialState =
  | { phase: 'running'; startedAt: number; found: SiteFindings }
  | { phase: 'failed'; failure: TrialFailure }
  | { phase: 'ready'; trial: Trial }

/** Why there is nothing to ask, and what helps. */
export interface TrialFailure {
  title: string
  text: string
  /** Whether the same press may work in a moment. */
  canRetry: boolean
}

/** What can happen; `at` is in milliseconds. */
export type TrialAction =
  | { type: 'started'; at: number }
  | { type: 'heard'; event: ReadingProgress; at: number }
  | { type: 'read'; trial: Trial }
  | { type: 'failed'; error: unknown }

/** A trial that begins now. */
export function startOfTrial(at: number): TrialState {
  return { phase: 'running', startedAt: at, found: noFindings }
}

/** The trial after an action. */
export function reduceTrial(state: TrialState, action: TrialAction): TrialState {
  switch (action.type) {
    case 'started':
      return startOfTrial(action.at)
    case 'heard':
      return state.phase === 'running'
        ? { ...state, found: applyProgress(state.found, action.event, action.at) }
        : state
    case 'read':
      return { phase: 'ready', trial: action.trial }
    case 'failed':
      return { phase: 'failed', failure: failureOf(action.error) }
  }
}

/** A failed reading in plain words. */
export function failureOf(error: unknown): TrialFailure {
  const known = error instanceof ApiError ? error : new ApiError(0, {})
  if (known.status === 0) {
    return {
      title: 'There is no connection',
      text: 'Please check your connection and try again.',
      canRetry: true,
    }
  }
  if (known.status === 429 && known.code === trialsFull.code) {
    return { title: 'Everyone is trying this just now', text: known.message, canRetry: true }
  }
  if (known.status === 429 && known.code === trialsOfTheDayUsed.code) {
    return { title: 'That is all for today', text: known.message, canRetry: false }
  }
  if (known.status === 429) {
    return {
      title: 'That is all for now',
      text: `${trialLimits.anHour} websites an hour can be tried from one address. ${waitText(known.retryAfter)}`,
      canRetry: false,
    }
  }
  if (known.status === 422) {
    return {
      title: known.message,
      text: known.fields.website ?? 'Please check the address.',
      canRetry: false,
    }
  }
  return { title: 'This did not work', text: known.message, canRetry: known.status >= 500 }
}

function waitText(seconds: number | undefined): string {
  const minutes = Math.max(1, Math.ceil((seconds ?? 3600) / 60))
  return `Try another one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or sign up: it is free.`
}
