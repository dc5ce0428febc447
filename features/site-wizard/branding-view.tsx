import { ApiError } from '#features/shared/api-error.ts'
import { PlansLink } from '#features/shared/plan/plans-link.tsx'
import { ModeControl } from '#ui/segmented-control/mode-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ColorChoice } from './color-choice.tsx'
import { LogoChoice } from './logo-choice.tsx'
import type { BrandingDraft } from './site-state.ts'
import { ViewHeading } from './view-heading.tsx'
import type { WizardState } from './wizard-state.ts'
import './branding.css'

interface BrandingViewProps {
  state: WizardState
  onChoose: (change: Partial<BrandingDraft>) => void
  /** A picture was given that is none, or too large. */
  onRefuseLogo: (message: string) => void
}

/** Colour, mode and logo of the agent that will be made. */
export function BrandingView({ state, onChoose, onRefuseLogo }: BrandingViewProps) {
  const { branding, reading, creation, errors, byHand } = state
  const info = reading.phase === 'done' && !byHand ? reading.info : undefined
  return (
    <>
      <ViewHeading help="This is how visitors of your website will see your agent.">
        Make it look like your brand
      </ViewHeading>
      {creation.phase === 'failed' && <CreationFailed error={creation.error} />}
      <Stack gap={5}>
        <ColorChoice
          colors={info?.colors ?? []}
          value={branding.primaryColor}
          onValueChange={(primaryColor) => onChoose({ primaryColor })}
        />
        <Stack gap={2} align="start">
          <Text as="span" size="sm" weight="medium" aria-hidden>
            Theme
          </Text>
          <ModeControl value={branding.themeMode} onValueChange={(themeMode) => onChoose({ themeMode })} />
        </Stack>
        <LogoChoice
          found={info?.favicon ?? null}
          wasLookedFor={info !== undefined}
          value={branding}
          onValueChange={onChoose}
          error={errors.customLogo}
          onRefused={onRefuseLogo}
        />
      </Stack>
    </>
  )
}

function CreationFailed({ error }: { error: unknown }) {
  const known = error instanceof ApiError ? error : undefined
  const message = known?.message ?? String(error)
  return (
    <div role="alert" className="vg-_site-wizard__failure">
      <Stack gap={1}>
        {known?.code === 'limit_reached' ? (
          <p>
            {message} <PlansLink />
          </p>
        ) : (
          <p>{`Error creating agent: ${message}`}</p>
        )}
        {known?.requestId && (
          <Text size="xs" tone="muted">
            Request id <code>{known.requestId}</code>
          </Text>
        )}
      </Stack>
    </div>
  )
}
