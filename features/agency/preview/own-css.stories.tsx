import { expect, waitFor } from 'storybook/test'
import { hostBrandOf } from '#mocks/contracts/agency/host-brand.ts'
import { cleanDashboardCss } from '#mocks/contracts/styling/cleaning/clean-dashboard-css.ts'
import { buildAgency, fixtureAgencySecret } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AdminScreen } from '../host/admin-screen.tsx'
import { AgencyPreview } from './agency-preview.tsx'

/** Rules for the whole page, for everything, for a part, in a nested rule, under a condition and as steps of an animation. */
const written = `
body { display: none; letter-spacing: 2px; --mine: 7px }
:root[data-mode='light'] { word-spacing: 3px }
html body .vg-client-dashboard__bar { border-block-end: var(--mine) double rgb(1, 2, 3) }
body > .vg-client-dashboard { outline: 4px dotted rgb(4, 5, 6) }
* { text-decoration-style: wavy }
ul { list-style-type: square }
.vg-client-dashboard__tab { &[aria-current] { font-style: italic } }
@media (width > 1px) { .vg-card { border-inline-start: 9px solid rgb(7, 8, 9) } }
@keyframes nod { from, to { row-gap: 11px } }
.vg-client-dashboard__tabs { animation: nod 1ms both }
`
/** What each rule decides, by the part it is read from. */
const decided: readonly (readonly [part: string, property: string])[] = [
  ['.vg-scope', 'display'],
  ['.vg-scope', 'letter-spacing'],
  ['.vg-scope', 'word-spacing'],
  ['.vg-client-dashboard__bar', 'border-block-end-style'],
  ['.vg-client-dashboard__bar', 'border-block-end-color'],
  ['.vg-client-dashboard__bar', 'letter-spacing'],
  ['.vg-client-dashboard', 'outline-color'],
  ['.vg-client__name', 'text-decoration-style'],
  ['.vg-client-dashboard__tabs', 'list-style-type'],
  ['.vg-client-dashboard__tabs', 'row-gap'],
  ['.vg-client-dashboard__tab[aria-current]', 'font-style'],
  ['.vg-card', 'border-inline-start-color'],
]

const { css } = cleanDashboardCss(written)
const agency = buildAgency({ customCSS: css })
const { identity } = hostBrandOf(agency)

/** One agency's CSS in the preview and at its own host: every rule does the same in both, and reaches nothing else. */
const meta = {
  component: AgencyPreview,
  args: { brand: agency, css },
  parameters: {
    layout: 'fullscreen',
    seed: {
      agencies: [agency],
      agencyHost: { agencyId: fixtureWorkspaceIds.eu, secret: fixtureAgencySecret, isIn: true },
    },
  },
  render: (args) => (
    <>
      <AgencyPreview {...args} />
      <AdminScreen identity={identity} mode="light" pathname="/app/eu" />
    </>
  ),
} satisfies Meta<typeof AgencyPreview>

export default meta
type Story = StoryObj<typeof meta>

export const OwnCss: Story = {
  tags: ['walk'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    const [preview, host] = canvasElement.querySelectorAll('[data-stage]')
    const read = (place: Element | undefined) =>
      decided.map(([part, property]) => {
        const found = place?.querySelector(part)
        return `${part} ${property}: ${found && getComputedStyle(found).getPropertyValue(property)}`
      })
    await waitFor(() => expect(read(preview)).toContain('.vg-scope letter-spacing: 2px'))
    await expect(read(host)).toEqual(read(preview))
    await expect(read(host)).not.toContain('.vg-scope display: none')
    await expect(read(host)).toEqual(
      expect.arrayContaining([
        '.vg-scope word-spacing: 3px',
        '.vg-client-dashboard__bar border-block-end-style: double',
        '.vg-client-dashboard__bar border-block-end-color: rgb(1, 2, 3)',
        '.vg-client-dashboard outline-color: rgb(4, 5, 6)',
        '.vg-client__name text-decoration-style: wavy',
        '.vg-client-dashboard__tabs list-style-type: square',
        '.vg-client-dashboard__tabs row-gap: 11px',
        '.vg-client-dashboard__tab[aria-current] font-style: italic',
        '.vg-card border-inline-start-color: rgb(7, 8, 9)',
      ]),
    )
    await expect(getComputedStyle(document.documentElement).letterSpacing).toBe('normal')
    // Colours that are on their way to another are no colours to judge.
    await waitFor(() =>
      expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]),
    )
  },
}
