import { openStage, type Stage } from '#features/shared/styling/proof/stage.tsx'
import { agencyTheme } from '#mocks/contracts/agency/host-brand.ts'
import type { AgencyBrand } from '../branded/brand.ts'
import { ClientDashboard } from '../branded/client-dashboard.tsx'

// Both grow with what stands in them, as pages do.
const layout = `
.vg-_stage { display: grid; gap: 48px; padding: 24px; justify-items: start }
.vg-_stage > div, .vg-_stage > div > .vg-scope { display: grid }
.vg-_stage > div { inline-size: 1000px; min-block-size: 800px }
.vg-_stage > div:last-child { inline-size: 380px; min-block-size: 900px }
`

/** The client dashboard in a page of its own, on a desktop and on a phone. */
export function openDashboardStage(brand: AgencyBrand): Promise<Stage> {
  const shown = withEveryPart(brand)
  const theme = agencyTheme(brand)
  const { themeVariant: variant, themeColorUsage: colorUsage, googleFont: font } = brand
  return openStage({
    surface: 'dashboard',
    within: '.vg-_stage > div',
    layout,
    size: [1048, 4000],
    shows: ['.vg-client__footer'],
    themeIn: (mode) => ({ theme, mode, variant, colorUsage, font, dir: 'ltr' }),
    panels: ['desktop', 'phone'].map((device) => (
      <div key={device}>
        <div className="vg-scope">
          <ClientDashboard brand={shown} mode={theme.themeType} year={2026} />
        </div>
      </div>
    )),
  })
}

/** Parts this agency has no words for are checked, too: it may get some later. */
function withEveryPart(brand: AgencyBrand): AgencyBrand {
  return {
    ...brand,
    name: brand.name || 'Your agency',
    supportEmail: brand.supportEmail || 'help@agency.example',
    tosPage: brand.tosPage || 'https://agency.example/terms',
    privacyPolicypPage: brand.privacyPolicypPage || 'https://agency.example/privacy',
    poweredBy: brand.poweredBy || 'Your company',
  }
}
