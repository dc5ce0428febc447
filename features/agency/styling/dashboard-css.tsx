import { useState } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { call } from '#features/shared/client.ts'
import { CssAssistant } from '#features/shared/styling/assistant/css-assistant.tsx'
import { useAssistant } from '#features/shared/styling/assistant/use-assistant.ts'
import { CssEditing } from '#features/shared/styling/css-editing.tsx'
import { useProver } from '#features/shared/styling/proof/use-prover.ts'
import { createDashboardCss } from '#mocks/contracts/agency/dashboard-css.contract.ts'
import { agencyTheme } from '#mocks/contracts/agency/host-brand.ts'
import { Card } from '#ui/card/card.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Section } from '#ui/section/section.tsx'
import type { AgencyBrand } from '../branded/brand.ts'
import { SmallDashboard } from './small-dashboard.tsx'

/** What can be asked right away. */
const suggestions = ['Make the bar dark blue', 'Rounder cards with a shadow', 'Create an ocean theme']

interface DashboardCssProps {
  owner: AgencyOwner
  /** The agency as it is typed. */
  brand: AgencyBrand
  label: string
  value: string
  error: string | undefined
  onChange: (css: string) => void
}

/** The agency's own CSS for the client dashboard, by hand or with the assistant; both are tried on the dashboard itself (threats 33). */
export function DashboardCss({ owner, brand, label, value, error, onChange }: DashboardCssProps) {
  const readOnly = useReadOnly()
  const [chatting, setChatting] = useState(false)
  const look = JSON.stringify(lookOf(brand))
  const proving = useProver({
    look,
    openStage: () =>
      import('./dashboard-stage.tsx').then(({ openDashboardStage }) => openDashboardStage(brand)),
  })
  const assistant = useAssistant({
    ask: ({ signal, ...body }) =>
      call(createDashboardCss, {
        params: { region: owner.region, agencyId: owner.workspaceId },
        body,
        signal,
      }),
    mode: agencyTheme(brand).themeType,
    css: value,
    onInsert: onChange,
    proving,
  })
  return (
    <Card padding="lg">
      <Section
        title={label}
        description="For the dashboard at your domain, which opens with your secret key. The first page is drawn without it."
        actions={
          !readOnly && (
            <CssAssistant
              assistant={assistant}
              open={chatting}
              onOpenChange={setChatting}
              subject={{
                surface: 'dashboard',
                show: (css) => <SmallDashboard brand={brand} css={css} />,
                suggestions,
                example: 'Make the bar dark blue…',
                looks: [],
              }}
            />
          )
        }
      >
        <CssEditing
          surface="dashboard"
          field={{ label }}
          placeholder=".vg-client-dashboard__bar { border-width: 2px }"
          css={value}
          error={error}
          onChange={onChange}
          look={look}
          prove={proving.prove}
        />
      </Section>
    </Card>
  )
}

/** What of an agency decides how its dashboard looks, but for its CSS. */
function lookOf(brand: AgencyBrand) {
  const { name, squarePhotoURL, darkModeSquarePhotourl, customThemeJSONString, themeVariant } = brand
  const { themeColorUsage, googleFont } = brand
  const { mainWebsite, supportEmail, tosPage, privacyPolicypPage, poweredBy } = brand
  const pictures = { squarePhotoURL, darkModeSquarePhotourl }
  const theme = { customThemeJSONString, themeVariant, themeColorUsage, googleFont }
  const foot = { mainWebsite, supportEmail, tosPage, privacyPolicypPage, poweredBy }
  return { name, ...pictures, ...theme, ...foot }
}
