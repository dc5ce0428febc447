import { expect, screen, waitFor, within } from 'storybook/test'
import { removeLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { noFontService } from '#mocks/contracts/agency/fonts.ts'
import { neutralTheme } from '#mocks/contracts/theme/neutral-theme.ts'
import { buildAgency, buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { buildWorkspace, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { agencyScenarios } from '#mocks/handlers/agency/agency.handlers.ts'
import type { MockSeed } from '#mocks/handlers/shared/mock-db.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { AgencyScreen } from './agency-screen.tsx'

const inThirteenDays = hoursAgo(-13 * 24)
const yesterday = hoursAgo(24)
const seed: MockSeed = { workspaces: [buildWhiteLabelWorkspace(inThirteenDays)], agencies: [buildAgency()] }

/** A tab, by its place among all of the specification. */
const onTab = (activeTabIndex?: string) => ({
  route: {
    pattern: paths.agency.pattern,
    url: `${paths.agency.href('eu')}${activeTabIndex ? `?activeTabIndex=${activeTabIndex}` : ''}`,
  },
})

const meta = {
  component: AgencyScreen,
  decorators: [withSignedIn, withRoute],
  parameters: { seed, ...onTab() },
} satisfies Meta<typeof AgencyScreen>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function retype({ canvas, userEvent }: PlayContext, label: string, text: string) {
  const input = await canvas.findByLabelText(label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
  return input
}

function save({ canvas, userEvent }: PlayContext) {
  return userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
}

/** Overview: what is typed shows beside it at once, and is kept. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByDisplayValue('Northwind')).toBeVisible()
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled()
    await expect(canvas.queryByText('Intro video')).toBeNull()
    const preview = canvas.getByRole('complementary', { name: 'Live preview' })
    await expect(preview).toHaveTextContent('© 2026 Northwind')
    if (restsHere) return
    await retype(context, 'Agency name', 'Southwind')
    await expect(canvas.getByText('There are unsaved changes.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeEnabled()
    await expect(preview).toHaveTextContent('© 2026 Southwind')
    await save(context)
    await expect(await screen.findByText('Saved successfully')).toBeVisible()
    await expect(context.mocks.db.agencies[0]).toMatchObject({ name: 'Southwind', rev: 2 })
    await expect(await canvas.findByText('All changes saved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  },
}

/** What was said of a picture that was refused is over with the next save. */
export const RefusedLogo: Story = {
  tags: ['walk'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await canvas.findByDisplayValue('Northwind')
    const large = new File([new Uint8Array(500_001)], 'logo.png', { type: 'image/png' })
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, large)
    await expect(await canvas.findByText('Max size: 0.5 MBs')).toBeVisible()
    await retype(context, 'Agency name', 'Southwind')
    await save(context)
    await waitFor(() => expect(canvas.queryByText('Max size: 0.5 MBs')).toBeNull())
    await expect(canvas.getByDisplayValue('Southwind')).toBeVisible()
  },
}

/** The first page of the domain, with the words that are typed and no form. */
export const FirstPage: Story = {
  tags: ['walk'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: 'First page' }))
    const preview = within(canvas.getByRole('complementary', { name: 'Live preview' }))
    await expect(preview.queryByLabelText('Email')).toBeNull()
    await retype(context, 'Agency name', 'Southwind')
    await expect(preview.getAllByText(/Southwind/).length).toBeGreaterThan(0)
  },
}

/** Clients without a password: their login page has no field for one, at once. */
export const WithoutPasswords: Story = {
  tags: ['walk'],
  play: async (context) => {
    const { canvas, userEvent, mocks } = context
    await userEvent.click(await canvas.findByRole('radio', { name: 'Login' }))
    const preview = within(canvas.getByRole('complementary', { name: 'Live preview' }))
    await expect(preview.getByLabelText('Password')).toBeInTheDocument()
    const toggle = canvas.getByRole('switch', { name: 'Enable Password Login' })
    await expect(toggle).toBeChecked()
    await userEvent.click(toggle)
    await expect(preview.queryByLabelText('Password')).toBeNull()
    await save(context)
    await expect(await screen.findByText('Saved successfully')).toBeVisible()
    await expect(mocks.db.agencies[0]?.settings).toEqual({ disablePasswordLogin: true })
  },
}

/** The sixth tab opens nothing: a link to it shows the first, and it says why. */
export const AutoBilling: Story = {
  tags: ['arrives'],
  parameters: onTab('5'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible()
    await waitFor(() => expect(canvas.getByTestId('address')).not.toHaveTextContent('activeTabIndex'))
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent)
    await expect(tabs).toEqual([
      'Overview',
      'Domains',
      'Email',
      'Theme',
      'Custom Tabs',
      'Auto Billing',
      'Footer',
    ])
    await userEvent.click(canvas.getByRole('tab', { name: 'Footer' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Auto Billing' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'This server has no payments connected for agencies.',
    )
    await expect(canvas.getByRole('tab', { name: 'Footer' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The operator's video is loaded when it is played, and gone for good once it is dismissed. */
export const WithIntro: Story = {
  beforeEach: () => {
    const forget = bootData({ links: { introVideo: 'data:video/mp4;base64,AAAA' } })()
    return () => {
      forget()
      removeLocal('videoDismissed')
    }
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play' })
    await expect(canvasElement.querySelector('video')).toBeNull()
    if (restsHere) return
    play.focus()
    await userEvent.keyboard('{Enter}')
    // That one is none.
    await expect(await canvas.findByText('The video could not be loaded.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss the intro video' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull())
    await expect(localStorage.getItem('videoDismissed')).toBe('true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Footer' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await expect(canvas.queryByText('Intro video')).toBeNull()
  },
}

/** The first save makes the agency. */
export const FirstSave: Story = {
  parameters: { seed: { ...seed, agencies: [] } },
  play: async (context) => {
    await expect(await context.canvas.findByText('All changes saved.')).toBeVisible()
    if (restsHere) return
    await retype(context, 'Agency name', 'Northwind')
    await save(context)
    await expect(await screen.findByText('Agency settings initialized')).toBeVisible()
    await expect(context.mocks.db.agencies).toHaveLength(1)
  },
}

export const Theme: Story = {
  parameters: onTab('3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Theme variant')).toHaveTextContent('Default')
    await expect(canvas.getByLabelText('Font name')).toHaveTextContent('DM Sans')
    await expect(await canvas.findByLabelText('Primary')).toHaveValue('#0F766E')
  },
}

/** An agency that chose no colours begins with nobody's, and never with ours. */
export const FirstColours: Story = {
  parameters: { ...onTab('3'), seed: { ...seed, agencies: [buildAgency({ customThemeJSONString: '' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Primary')).toHaveValue(neutralTheme.primary)
    await expect(canvas.queryByRole('button', { name: 'Use the first colours' })).toBeNull()
  },
}

/** Where a font service is connected, any font it has may be named. */
export const AnotherFont: Story = {
  tags: ['arrives'],
  parameters: onTab('3'),
  beforeEach: bootData({ fonts: true }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByLabelText('Font name'))
    await userEvent.click(await screen.findByRole('option', { name: 'Another font…' }))
    await userEvent.type(await canvas.findByLabelText('Name of the font'), 'Open Sans')
    await save(context)
    // The mocks know no service.
    await expect(await canvas.findByText(noFontService)).toBeVisible()
  },
}

/** The agency's CSS reaches the preview and nothing around it; what would not be kept is told. */
export const OwnCss: Story = {
  parameters: {
    ...onTab('3'),
    seed: {
      ...seed,
      agencies: [
        buildAgency({
          customCSS:
            '.vg-card { border-top-style: dashed }\n.vg-client-dashboard__bar { position: fixed; border-bottom-width: 5px }',
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Saving changes this: /, undefined, { timeout: 20_000 }),
    ).toBeVisible()
    const preview = canvas.getByRole('complementary', { name: 'Live preview' })
    const styleOf = (element: Element | null) => element && getComputedStyle(element).borderTopStyle
    const inside = preview.querySelector('.vg-card')
    const outside = [...document.querySelectorAll('.vg-card')].find((card) => !preview.contains(card))
    await waitFor(() => expect(styleOf(inside)).toBe('dashed'))
    await expect(styleOf(outside ?? null)).not.toBe('dashed')
  },
}

/** Asked in words, CSS is written, tried on the dashboard and inserted; and taken back. */
export const CssInWords: Story = {
  tags: ['walk'],
  parameters: onTab('3'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'AI CSS Assistant' }))
    const panel = within(await screen.findByRole('dialog', { name: 'AI CSS Assistant' }))
    await userEvent.click(panel.getByRole('button', { name: 'Make the bar dark blue' }))
    const undo = await panel.findByRole('button', { name: 'Undo' }, { timeout: 20_000 })
    await expect(panel.getByText(/^Bar changed: /)).toBeVisible()
    await expect(
      panel.getByText(/^\d+ parts? changed, contrast [\d.]+:1 at worst, nothing hidden$/),
    ).toBeVisible()
    const preview = canvas.getByRole('complementary', { name: 'Live preview', hidden: true })
    const bar = preview.querySelector('.vg-client-dashboard__bar')
    const colour = () => bar && getComputedStyle(bar).backgroundColor
    await waitFor(() => expect(colour()).toBe('rgb(0, 0, 139)'))
    await userEvent.click(undo)
    await waitFor(() => expect(colour()).not.toBe('rgb(0, 0, 139)'))
  },
}

/** CSS that would hide something says so, and has a repaired version. */
export const CssThatBreaks: Story = {
  tags: ['arrives'],
  parameters: {
    ...onTab('3'),
    seed: {
      ...seed,
      agencies: [
        buildAgency({
          customCSS:
            '.vg-client-dashboard__tabs { opacity: 0 }\n.vg-button { background: #ffe08a; color: #fff; letter-spacing: 1px }',
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const status = within(await canvas.findByRole('status', { name: 'What the CSS does' }))
    await expect(
      await status.findByText(/^The tab list would be hidden\.$|^The tabs would be hidden\.$/, undefined, {
        timeout: 20_000,
      }),
    ).toBeVisible()
    await expect(status.getByText(/^The buttons would be 1\.\d:1; text needs 4\.5:1/)).toBeVisible()
    await expect(status.getByRole('button', { name: 'Use the repaired version' })).toBeVisible()
  },
}

export const Footer: Story = {
  parameters: onTab('6'),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByLabelText('Support email')).toHaveValue('help@northwind.example')
    if (restsHere) return
    const preview = canvas.getByRole('complementary', { name: 'Live preview' })
    await expect(preview).toHaveTextContent('Powered by Northwind Studio')
    await retype(context, 'Powered by', 'Harbour')
    await expect(preview).toHaveTextContent('Powered by Harbour')
    await context.userEvent.clear(canvas.getByLabelText('Powered by'))
    await expect(preview).not.toHaveTextContent('Powered by')
    await retype(context, 'Terms of service link', 'javascript:alert(1)')
    await save(context)
    await expect(
      await canvas.findByText('Please enter a full address such as https://example.com.'),
    ).toBeVisible()
    await expect(context.mocks.db.agencies[0]?.rev).toBe(1)
  },
}

/** What is wrong on another tab opens it. */
export const WrongOnAnotherTab: Story = {
  tags: ['walk'],
  parameters: onTab('6'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await retype(context, 'Support email', 'nobody')
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await save(context)
    await waitFor(() => expect(canvas.getByLabelText('Support email')).toHaveFocus())
    await expect(canvas.getByTestId('address')).toHaveTextContent('activeTabIndex=6')
    await expect(canvas.getByText('Please enter a valid email')).toBeVisible()
  },
}

/** Someone else saved the same field meanwhile. */
export const Conflict: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent, mocks } = context
    await retype(context, 'Agency name', 'Mine')
    Object.assign(mocks.db.agencies[0]!, { name: 'Theirs', rev: 2, fieldRevs: { name: 2 } })
    await save(context)
    await expect(await canvas.findByText('Someone else changed this meanwhile.')).toBeVisible()
    await expect(canvas.getByText(/Both of you changed: Agency name/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(mocks.db.agencies[0]).toMatchObject({ name: 'Mine', rev: 3 }))
  },
}

export const NotSaved: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(agencyScenarios.save.networkFails()),
  play: async (context) => {
    await retype(context, 'Agency name', 'Southwind')
    await save(context)
    await expect(await screen.findByText('Error occured when trying to save..')).toBeVisible()
    await expect(context.canvas.getByDisplayValue('Southwind')).toBeVisible()
  },
}

/** Made anew on request, and shown that one time. */
export const SecretShownOnce: Story = {
  parameters: {
    seed: {
      ...seed,
      agencies: [buildAgency({ customDomain: 'app.northwind.example', isVerifiedCustomDomain: true })],
      agencySecrets: new Map([[fixtureWorkspaceIds.eu, { lastFour: 'Qm4x', createdAt: hoursAgo(2) }]]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('••••Qm4x')).toBeVisible()
    await expect(canvas.getByText(/app\.northwind\.example(:\d+)?\/login\?secret=$/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Regen Secret' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Regen Secret' }))
    await expect(await canvas.findByText('Copy it now')).toBeVisible()
    await expect(canvas.queryByText('••••Qm4x')).toBeNull()
  },
}

/** Without white-label access: the trial, and then the settings. */
export const StartTrial: Story = {
  parameters: { seed: { workspaces: [buildWorkspace()] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Try white label features free for 14 days')).toBeVisible()
    await expect(canvas.getByLabelText('Agency name')).toHaveAttribute('readonly')
    if (restsHere) return
    await userEvent.click(canvas.getByRole('tab', { name: 'Auto Billing' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Available in the whitelabel addon only.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Start Trial' }))
    const modal = within(await screen.findByRole('dialog', { name: 'White Label Trial Activated!' }))
    await userEvent.click(modal.getByRole('button', { name: 'Go to agency settings' }))
    await waitFor(() => expect(canvas.getByLabelText('Agency name')).not.toHaveAttribute('readonly'))
  },
}

/** The trial is over: what it takes to change anything. */
export const TrialOver: Story = {
  parameters: { seed: { ...seed, workspaces: [buildWhiteLabelWorkspace(yesterday)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/at \$70\/month/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start Trial' })).toBeNull()
  },
}

/** A member sees how it is set up, and no secret. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(lookOnlyReason)).toBeVisible()
    await expect(canvas.getByLabelText('Agency name')).toHaveAttribute('readonly')
    await expect(canvas.queryByText('Secret key')).toBeNull()
    await expect(canvas.queryByText('All changes saved.')).toBeNull()
  },
}

/** Rights were taken while it was open. */
export const Forbidden: Story = {
  tags: ['arrives'],
  play: async (context) => {
    await retype(context, 'Agency name', 'Southwind')
    takeRights(context)
    await save(context)
    await expect((await screen.findAllByText(/You do not have access to do this/))[0]).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(agencyScenarios.get.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the agency settings')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(agencyScenarios.get.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The agency settings could not be loaded')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }
