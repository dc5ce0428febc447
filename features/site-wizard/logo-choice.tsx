import { Image, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { logoAccept, readLogo } from '#features/shared/picture/logo-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { Text } from '#ui/text/text.tsx'
import type { BrandingDraft } from './site-state.ts'

interface LogoChoiceProps {
  /** The website's logo as a data URL; null when it has none. */
  found: string | null
  /** Whether a website was looked at for one. */
  wasLookedFor: boolean
  value: Pick<BrandingDraft, 'faviconApproved' | 'customLogo'>
  onValueChange: (change: Partial<BrandingDraft>) => void
  /** What is wrong with a picture that was given. */
  error?: string
  onRefused: (message: string) => void
}

/** The agent's picture: the website's logo, another one, or none. */
export function LogoChoice({ found, wasLookedFor, value, onValueChange, error, onRefused }: LogoChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const { customLogo, faviconApproved } = value
  const shown = customLogo?.dataUrl ?? found

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // The same file may be chosen again after it was changed.
    currentTarget.value = ''
    if (!file) return
    try {
      onValueChange({ customLogo: await readLogo(file) })
    } catch (problem) {
      onRefused((problem as Error).message)
    }
  }

  return (
    <fieldset className="vg-_logo-choice">
      <Text as="legend" size="sm" weight="medium" className="vg-_logo-choice__legend">
        Logo
      </Text>
      <span className="vg-_logo-choice__picture" data-used={customLogo || faviconApproved ? '' : undefined}>
        {shown ? (
          <img src={shown} alt={customLogo ? 'Your own logo' : 'Logo found'} />
        ) : (
          <Image aria-hidden />
        )}
      </span>
      <Stack gap={2}>
        {customLogo ? (
          <Text truncate>
            <bdi>{customLogo.name}</bdi>
          </Text>
        ) : found ? (
          <Switch
            label="Use this logo"
            checked={faviconApproved}
            onCheckedChange={(approved) => onValueChange({ faviconApproved: approved })}
          />
        ) : (
          <p>{wasLookedFor ? 'We found no logo on the website.' : 'Your agent has no logo yet.'}</p>
        )}
        <Row wrap>
          <Button size="sm" icon={<Upload />} onClick={() => input.current?.click()}>
            Upload your own
          </Button>
          {customLogo && (
            <Button size="sm" tone="ghost" onClick={() => onValueChange({ customLogo: null })}>
              Remove
            </Button>
          )}
        </Row>
        <Text size="sm" tone={error ? 'danger' : 'muted'} aria-live="polite">
          {error ?? 'png, jpg, jpeg, gif or webp, up to 0.5 MB'}
        </Text>
      </Stack>
      <input ref={input} type="file" hidden aria-label="Logo file" accept={logoAccept} onChange={take} />
    </fieldset>
  )
}
