import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { formatThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { call } from './call.ts'
import { asOwner, type Demo } from './people.ts'

const primary = '#B4532A'

/** What the demo's agency shows its clients. */
export const demoAgency = {
  name: 'Northwind Studio',
  squarePhotoURL: fixtureLogo,
  brandingText: '**Answers around the clock**\n\nSee what your customers ask, and what they are told.',
  customThemeJSONString: formatThemeJson({
    primary,
    nineColorPallet: generatePalette(primary, 'light'),
    themeType: 'light',
  }),
  themeColorUsage: 'colorful',
  googleFont: 'DM Sans',
  mainWebsite: 'https://northwind.example',
  supportEmail: 'help@northwind.example',
} as const

/** The owner tries white label today, and sets the eu workspace up as an agency. */
export async function becomeAgency(demo: Demo): Promise<void> {
  await asOwner(demo, 'eu', async ({ client, workspaceId }) => {
    const region = 'eu'
    await call(client, createWhitelabelTrial, { params: { region }, body: { workspaceId } })
    await call(client, saveAgency, { params: { region, agencyId: workspaceId }, body: demoAgency })
  })
}
