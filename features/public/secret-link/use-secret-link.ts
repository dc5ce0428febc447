import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'

/** What a link with a secret leads to: being read, no link any more, not to be had now, or there. */
export type SecretStep<Shown> =
  | { name: 'loading' }
  | { name: 'invalid' }
  | { name: 'failed'; error: unknown }
  | { name: 'open'; shown: Shown }

/** Reads what a link with a secret shows. What is shown stays while it is read again. */
export function useSecretLink<Shown>(load: () => Promise<Shown>, key: string) {
  const [step, setStep] = useState<SecretStep<Shown>>({ name: 'loading' })
  const [reading, setReading] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  const read = useCallback(async () => {
    setReading(true)
    try {
      setStep({ name: 'open', shown: await load() })
    } catch (error) {
      const isUnknown = error instanceof ApiError && [404, 422].includes(error.status)
      setStep(isUnknown ? { name: 'invalid' } : { name: 'failed', error })
    } finally {
      setReading(false)
    }
  }, [key])
  useEffect(() => void read(), [read])
  return { step, setStep, read, reading }
}
