import { type FormEvent, useId, useState } from 'react'
import { looksLikeWebsite } from '#mocks/contracts/onboarding/website.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { trialWords } from './trial-words.ts'
import './trial-form.css'

interface TrialFormProps {
  /** A website is being read. @default false */
  running?: boolean
  /** What is wrong with what was typed. */
  error?: string | undefined
  /** The form is wanted: what it leads to may be fetched. */
  onWanted: () => void
  onTry: (website: string) => void
}

/** Takes the visitor's own address, to try the product on it. */
export function TrialForm({ running = false, error, onWanted, onTry }: TrialFormProps) {
  const id = useId()
  const [website, setWebsite] = useState('')
  const [refusal, setRefusal] = useState<string>()

  const wrong = refusal ?? error

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = website.trim()
    const isAddress = looksLikeWebsite(typed)
    setRefusal(isAddress ? undefined : trialWords.notAnAddress)
    if (isAddress) onTry(typed)
  }

  return (
    <form onSubmit={submit} noValidate className="vg-_trial-form">
      <Stack gap={2}>
        <label htmlFor={id} className="vg-_trial-form__label">
          Your website
        </label>
        {/* An input of its own: the kit of fields weighs more than the first page may. */}
        <Row wrap gap={3}>
          <input
            id={id}
            name="website"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="your-website.com"
            value={website}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong !== undefined ? `${id}-wrong` : undefined}
            onFocus={onWanted}
            onChange={(event) => setWebsite(event.target.value)}
            className="vg-_trial-form__field"
          />
          <Button tone="primary" size="lg" type="submit" loading={running}>
            Ask your website
          </Button>
        </Row>
        {wrong !== undefined && (
          <Text size="sm" tone="danger" role="alert" id={`${id}-wrong`}>
            {wrong}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {trialWords.terms}
        </Text>
      </Stack>
    </form>
  )
}
