import { delay, HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { nothingWritten, type StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { cssScenarios } from '#mocks/handlers/styling/css.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { OverviewScreen } from './overview-screen.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: OverviewScreen,
  args: { region: 'eu', agentId, origin: 'https://app.example' },
  parameters: {
    seed: { agents: [buildAgent()] },
    route: { pattern: paths.agentOverview.pattern, url: paths.agentOverview.href('eu', agentId) },
  },
  decorators: [withSignedIn, withRoute],
} satisfies Meta<typeof OverviewScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type PlayContext = Parameters<Play>[0]

/** Fetching the editor and trying CSS take as long as the machine is busy. */
const slow = { timeout: 20_000 }

async function openAssistant({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'AI CSS Assistant' }))
  return within(await screen.findByRole('dialog', { name: 'AI CSS Assistant' }))
}

async function ask(context: PlayContext, text: string) {
  const assistant = await openAssistant(context)
  const box = assistant.getByRole('textbox', { name: 'What should look different?' })
  await context.userEvent.type(box, text)
  await context.userEvent.keyboard('{Control>}{Enter}{/Control}')
  return { assistant, box }
}

const editor = ({ canvas }: PlayContext) => canvas.findByRole('textbox', { name: 'CSS' }, slow)

/** The starter comment is there, and there is nothing to save. */
export const Untouched: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Custom CSS' }))
    await waitFor(async () => expect(await editor(context)).toHaveTextContent('aspect-ratio: 16 / 9'), slow)
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeDisabled()
    await expect(canvas.queryByText(/parts? changed/)).toBeNull()
  },
}

export const SuggestionsShown: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const assistant = await openAssistant(context)
    await expect(assistant.getByText('Generate custom styles')).toBeVisible()
    const names = within(assistant.getByRole('list', { name: 'Suggestions' })).getAllByRole('button')
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Make the chat bubble purple',
      'Add a glow effect to buttons',
      'Create a pizza shop theme',
    ])
    await waitFor(() => expect(assistant.getByRole('textbox')).toHaveFocus())
    await expect(assistant.getByRole('button', { name: 'Reset chat' })).toBeDisabled()
  },
}

/** Without a language model the assistant says what it can do. */
export const LocalWriterNotice: Story = {
  tags: ['arrives'],
  beforeEach: bootData({ cssWriter: 'local' }),
  play: async (context) => {
    const assistant = await openAssistant(context)
    await expect(assistant.getByText(/built-in rules write the CSS/)).toBeVisible()
  },
}

export const ModelConnected: Story = {
  tags: ['arrives'],
  beforeEach: bootData({ cssWriter: 'openai' }),
  play: async (context) => {
    const assistant = await openAssistant(context)
    await expect(assistant.getByRole('list', { name: 'Suggestions' })).toBeVisible()
    await expect(assistant.queryByText(/built-in rules/)).toBeNull()
  },
}

export const Generating: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(cssScenarios.create.neverAnswers())
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'Make it blue')
    await expect(await assistant.findByText('Writing CSS…')).toBeVisible()
    await expect(assistant.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

/** What was asked is back in the box. */
export const Cancelled: Story = {
  tags: ['walk'],
  beforeEach: Generating.beforeEach,
  play: async (context) => {
    const { assistant, box } = await ask(context, 'Make it blue')
    await context.userEvent.click(await assistant.findByRole('button', { name: 'Cancel' }))
    await expect(box).toHaveValue('Make it blue')
    await expect(box).toHaveFocus()
    await expect(assistant.queryByText('Writing CSS…')).toBeNull()
    await expect(assistant.getByRole('list', { name: 'Suggestions' })).toBeVisible()
  },
}

/** CSS that breaks nothing goes in by itself, with its proof, and shows in the preview. */
export const Replied: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const assistant = await openAssistant(context)
    await userEvent.click(assistant.getByRole('button', { name: 'Make the chat bubble purple' }))
    await screen.findByText('CSS generated and inserted successfully!', undefined, slow)
    await expect(
      assistant.getByText(/^1 part changed, contrast \d+\.\d:1 at worst, input reachable$/),
    ).toBeVisible()
    await waitFor(async () => expect(await editor(context)).toHaveTextContent('.vg-launcher {'), slow)
    const preview = within(canvas.getByRole('complementary', { name: 'Live preview' }))
    const launcher = preview.getByRole('button', { name: /^Chat with/ })
    await waitFor(() => expect(getComputedStyle(launcher).backgroundColor).toBe('rgb(128, 0, 128)'))
    await expect(canvas.getByText('There are unsaved changes.')).toBeVisible()
  },
}

export const RepliedWithoutCss: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(cssScenarios.create.noCss())
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'Hello')
    await screen.findByText(
      'Generated response but no CSS code found. Please check the chat for the response.',
    )
    await expect(assistant.getByText(/I did not understand that/)).toBeVisible()
    await expect(assistant.queryByRole('button', { name: 'Insert CSS' })).toBeNull()
  },
}

/** The reason is in the chat; nothing is lost, and one can ask again. */
export const Failed: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(cssScenarios.create.networkFails())
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'Make the header red')
    await screen.findByText('Failed to generate CSS. Please try again.')
    await expect(assistant.getByText(/^Sorry, I could not write that CSS\./)).toBeVisible()
    await expect(assistant.getByText('Make the header red')).toBeVisible()
    await expect(assistant.getByRole('button', { name: 'Send' })).toBeVisible()
  },
}

export const RefusedByWriter: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(cssScenarios.create.failed())
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'Make the header red')
    await screen.findByText('Failed to generate CSS. Please try again.')
    await expect(assistant.getByText('Sorry, I could not write that CSS.')).toBeVisible()
  },
}

/** What would break is said, nothing goes in by itself, and the repaired version is on offer. */
export const ProofFailedWithRepair: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(
      cssScenarios.create.writes(
        '.vg-widget__header { background: #ffd400 }\n.vg-widget__title { color: #fff }\n.vg-widget__close { opacity: 0 }',
      ),
    )
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'A yellow header')
    await assistant.findByText('The title on the header would be 1.4:1; text needs 4.5:1.', undefined, slow)
    await expect(assistant.getByText('The close button would be hidden.')).toBeVisible()
    await expect(screen.queryByText('CSS generated and inserted successfully!')).toBeNull()
    const code = assistant.getByRole('group', { name: 'Repaired CSS' })
    await expect(code).toHaveTextContent('.vg-scope .vg-widget__title { color: #5c5c5c }')
    await expect(code).not.toHaveTextContent('opacity')
    if (restsHere) return
    await context.userEvent.click(assistant.getByRole('button', { name: 'Insert CSS' }))
    await screen.findByText('CSS inserted manually!')
    await waitFor(async () => expect(await editor(context)).toHaveTextContent('#5c5c5c'), slow)
  },
}

/** Where nothing of it would be left, nothing is offered. */
export const ProofFailedWithoutRepair: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(cssScenarios.create.writes('.vg-widget__composer { display: none }'))
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'Hide the message box')
    await assistant.findByText('The message box would be hidden.', undefined, slow)
    await expect(assistant.queryByRole('button', { name: 'Insert CSS' })).toBeNull()
    await expect(assistant.getByText(/No version of it would keep the widget usable/)).toBeVisible()
  },
}

export const InsertedManually: Story = {
  tags: ['walk'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const assistant = await openAssistant(context)
    await userEvent.click(assistant.getByRole('button', { name: 'Add a glow effect to buttons' }))
    await screen.findByText('CSS generated and inserted successfully!', undefined, slow)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await userEvent.click(assistant.getByRole('button', { name: 'Insert CSS' }))
    await screen.findByText('CSS inserted manually!')
    await waitFor(async () => expect(await editor(context)).toHaveTextContent('box-shadow'), slow)
  },
}

const understood = (said: string, reading: string, test: 'near' | 'some', value = ''): StyleWish => ({
  said,
  state: 'rest',
  expects: [{ part: 'header', reading, test, value }],
  refusal: null,
})

/** What it says it did is what shows on the widget; the rest is named. */
export const ToldByTheWidget: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(
      cssScenarios.create.writes(
        '.vg-widget__header { background: #14532d; color: #fff; --text-muted: #fff }',
        {
          wishes: [
            understood('green header', 'background', 'near', '#14532D'),
            understood('with a shadow', 'box-shadow', 'some'),
            { said: 'our logo', state: 'rest', expects: [], refusal: 'A style sheet may not load pictures.' },
          ],
        },
      ),
    )
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'A green header with a shadow and our logo')
    const told = within(await assistant.findByRole('list', { name: 'What it does' }, slow))
    await expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Header changed: background and text.',
      'Title, description, and close button changed: text.',
      'Not done: “with a shadow”. It shows no effect.',
      'Not done: “our logo”. A style sheet may not load pictures.',
    ])
    await expect(assistant.getByText('Before')).toBeVisible()
    await expect(assistant.getByText('After')).toBeVisible()
  },
}

export const RefusedWish: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(
      cssScenarios.create.refuses([
        { said: 'play a sound', state: 'rest', expects: [], refusal: 'A style sheet makes no sound.' },
      ]),
    )
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'Play a sound')
    await assistant.findByText('Not done: “play a sound”. A style sheet makes no sound.')
    await expect(assistant.queryByRole('button', { name: 'Insert CSS' })).toBeNull()
  },
}

/** What looked so before is no change. */
export const AlreadySo: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(
      cssScenarios.create.writes('.vg-widget__title { text-align: start }', {
        wishes: [
          {
            said: 'title to the left',
            state: 'rest',
            expects: [{ part: 'title', reading: 'text-align', test: 'is', value: 'start' }],
            refusal: null,
          },
        ],
      }),
    )
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'Title to the left')
    await assistant.findByText('Already so: “title to the left”.', undefined, slow)
    await expect(assistant.getByText('Nothing in the widget looks different.')).toBeVisible()
  },
}

/** What is asked not to be done is said to be left. */
export const LeftAsItIs: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(
      cssScenarios.create.refuses([
        {
          said: 'dont it dark',
          state: 'rest',
          expects: [{ part: 'panel', reading: 'background', test: 'same', value: '' }],
          refusal: null,
        },
      ]),
    )
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'Please don’t make it dark')
    await assistant.findByText('Left as it is: “dont it dark”.')
    await expect(assistant.queryByRole('button', { name: 'Insert CSS' })).toBeNull()
  },
}

/** What went in by itself is taken out with one press. */
export const Undone: Story = {
  tags: ['walk'],
  play: async (context) => {
    const assistant = await openAssistant(context)
    await context.userEvent.click(assistant.getByRole('button', { name: 'Make the chat bubble purple' }))
    await assistant.findByText('Inserted', undefined, slow)
    await context.userEvent.click(assistant.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await editor(context)).not.toHaveTextContent('.vg-launcher {'), slow)
    await expect(assistant.getByRole('button', { name: 'Insert CSS' })).toBeVisible()
    await expect(context.canvas.getByText('All changes saved.')).toBeVisible()
  },
}

/** Looks are shown on the owner's own widget; one goes in as it is shown. */
export const LookPicked: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const assistant = await openAssistant(context)
    const looks = within(assistant.getByRole('list', { name: 'Looks' }))
    await expect(looks.getAllByRole('button').map(({ textContent }) => textContent)).toHaveLength(6)
    if (restsHere) return
    await context.userEvent.click(looks.getByRole('button', { name: 'Ocean' }))
    await assistant.findByText(/^\d+ parts changed: /, undefined, slow)
    await waitFor(async () => expect(await editor(context)).toHaveTextContent('--primary: #0B6E99'), slow)
  },
}

/** Open, it covers neither the editor nor what saves. */
export const CoversNothingBelow: Story = {
  tags: ['walk'],
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Custom CSS' }))
    const field = await editor(context)
    await openAssistant(context)
    const panel = screen.getByRole('dialog', { name: 'AI CSS Assistant' })
    await waitFor(() => {
      const { bottom } = panel.getBoundingClientRect()
      expect(bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top)
    })
  },
}

/** A block without anything in it is no CSS. */
export const EmptyBlock: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(cssScenarios.create.writes(''))
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'Hello')
    await context.userEvent.click(await assistant.findByRole('button', { name: 'Insert CSS' }))
    await screen.findByText('No CSS code found in this message')
  },
}

export const Reset: Story = {
  tags: ['walk'],
  beforeEach: RepliedWithoutCss.beforeEach,
  play: async (context) => {
    const { assistant } = await ask(context, 'Hello')
    await assistant.findByText(/I did not understand that/)
    await context.userEvent.click(assistant.getByRole('button', { name: 'Reset chat' }))
    await screen.findByText('Chat conversation reset!')
    await expect(assistant.getByRole('list', { name: 'Suggestions' })).toBeVisible()
    await expect(assistant.queryByText('Hello')).toBeNull()
  },
}

/** Closed and opened again, the conversation is still there; the whole of it goes with the next request. */
export const KeptWhileClosed: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(cssScenarios.create.noCss('Which part?'))
  },
  play: async (context) => {
    const { msw, userEvent } = context
    const { assistant } = await ask(context, 'Make it nicer')
    await assistant.findByText('Which part?')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'AI CSS Assistant' })).toBeNull())
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'AI CSS Assistant' })).toHaveFocus(),
    )
    msw.use(
      http.post('*/api/ai-css-generator', async ({ request }) => {
        const { messages } = (await request.clone().json()) as { messages: { content: string }[] }
        const said = messages.map(({ content }) => content).join(' / ')
        await delay(0)
        return HttpResponse.json({
          ...nothingWritten,
          success: true,
          response: `Heard: ${said}`,
          error: null,
        })
      }),
    )
    const again = await ask(context, 'The header')
    await again.assistant.findByText('Heard: Make it nicer / Which part? / The header')
  },
}

/** What is typed by hand is tried, too. */
export const TypedByHand: Story = {
  tags: ['arrives'],
  parameters: {
    seed: {
      agents: [
        buildAgent({
          customCSS:
            '.vg-widget__title { color: #eeeeee }\n.vg-widget { background: url(https://a.example/b.png) }',
        }),
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Custom CSS' }))
    await canvas.findByText(
      /^The title on the header would be .*; text needs 4\.5:1, in light mode\.$/,
      undefined,
      slow,
    )
    await expect(
      canvas.getByText('Saving changes this: Addresses and files cannot be loaded from CSS.'),
    ).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Use the repaired version' }))
    await canvas.findByText(/^1 part changed, contrast \d+\.\d:1 at worst, input reachable$/, undefined, slow)
  },
}

/** A part of the widget to start from. */
export const PartAdded: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Custom CSS' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a part' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'send button' }))
    await waitFor(async () => expect(await editor(context)).toHaveTextContent('.vg-widget__send {'), slow)
  },
}

/** A refused style sheet opens its card. */
export const TooLong: Story = {
  tags: ['arrives'],
  parameters: { seed: { agents: [buildAgent({ customCSS: '.vg-widget { color: red }' })] } },
  beforeEach({ msw }) {
    msw.use(cssScenarios.create.writes(`/* ${'x'.repeat(100_000)} */\n.vg-widget__send { scale: 1 }`))
  },
  play: async (context) => {
    const { assistant } = await ask(context, 'A lot')
    await assistant.findByText('Inserted', undefined, slow)
    if (restsHere) return
    await context.userEvent.keyboard('{Escape}')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Save changes' }))
    await context.canvas.findByText('Please keep the CSS under 100,000 characters.')
  },
}

/** On a phone it is a sheet at the bottom. */
export const Phone: Story = {
  tags: ['arrives'],
  ...Replied,
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const assistant = await openAssistant(context)
    await expect(assistant.getByRole('list', { name: 'Suggestions' })).toBeVisible()
  },
}
