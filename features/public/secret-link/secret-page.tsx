import type { ReactNode } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { neutralTheme } from '#mocks/contracts/theme/neutral-theme.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import type { SecretStep } from './use-secret-link.ts'
import './secret-page.css'

interface SecretPageProps<Shown> {
  step: SecretStep<Shown>
  /** Drawn in nobody's colours in place of those of the host. @default false */
  isNobodys?: boolean
  /** Whose page it is, above everything. */
  head?: ReactNode
  /** Said while it is read. */
  loading: string
  /** Said when it could not be read. */
  failed: string
  reading: boolean
  onRetry: () => void
  children: (shown: Shown) => ReactNode
}

/** The page behind a link with a secret, which nobody signs in for. */
export function SecretPage<Shown>(props: SecretPageProps<Shown>) {
  const { step, isNobodys = false, head, loading, failed, reading, onRetry, children } = props
  return (
    <ThemeScope theme={isNobodys ? neutralTheme : undefined}>
      <main className="vg-_secret-page">
        <Stack gap={6}>
          {head}
          {step.name === 'loading' && <Spinner label={loading} size="lg" />}
          {step.name === 'failed' && (
            <FailureState error={step.error} title={failed} onRetry={onRetry} retrying={reading} />
          )}
          {step.name === 'invalid' && (
            <Stack gap={2}>
              <Heading level={1}>This link does not work any more</Heading>
              <Text tone="muted">
                It is incomplete, has ended, or was replaced by a newer one. Ask whoever sent it for a new
                one.
              </Text>
            </Stack>
          )}
          {step.name === 'open' && children(step.shown)}
        </Stack>
      </main>
    </ThemeScope>
  )
}
