import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { MarkdownView } from '#ui/markdown-view/markdown-view.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { AgencyFooter } from './agency-footer.tsx'
import { AgencyLogo } from './agency-logo.tsx'
import type { AgencyBrand } from './brand.ts'
import './branded.css'

interface ClientLoginProps {
  brand: AgencyBrand
  mode: ThemeType
  /** The year of the copyright. */
  year: number
}

/**
 * Where an agency's clients sign in: its logo, name and words beside the form. Without password login there is nothing
 * to sign in with but the code (spec 2 §2.8).
 */
export function ClientLogin({ brand, mode, year }: ClientLoginProps) {
  const byPassword = !brand.settings.disablePasswordLogin
  return (
    <div className="vg-client-login">
      <div className="vg-client-login__columns">
        <div className="vg-client-login__brand">
          <span className="vg-client__name">
            <AgencyLogo brand={brand} mode={mode} />
            <bdi>{brand.name || 'Your agency'}</bdi>
          </span>
          {brand.brandingText && (
            <MarkdownView className="vg-client-login__words" text={brand.brandingText} />
          )}
        </div>
        <div className="vg-client-login__main">
          <Stack className="vg-client-login__form">
            <Heading level={3} size="xl">
              Sign in
            </Heading>
            <Field label="Email">
              <TextField type="email" size="lg" autoComplete="off" />
            </Field>
            {byPassword && (
              <>
                <Field label="Password">
                  <PasswordField size="lg" autoComplete="off" />
                </Field>
                <Button tone="primary" size="lg">
                  Sign In
                </Button>
              </>
            )}
            <Button tone={byPassword ? undefined : 'primary'} size="lg">
              Email Login Code
            </Button>
          </Stack>
          <AgencyFooter brand={brand} year={year} />
        </div>
      </div>
    </div>
  )
}
