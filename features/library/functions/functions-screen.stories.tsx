import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import {
  buildFunction,
  buildFunctionTest,
  fixtureFunctionIds,
} from '#mocks/fixtures/library/function.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { answersTest, functionScenarios } from '#mocks/handlers/library/function.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { atAddress, deleteRow, listRows, pressInMenu } from '#storybook/list-story.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { FunctionsScreen } from './functions-screen.tsx'

const at = atAddress(paths.functions)

const meta = {
  component: FunctionsScreen,
  decorators: [withSignedIn, withRoute],
  parameters: at(),
} satisfies Meta<typeof FunctionsScreen>

export default meta
type Story = StoryObj<typeof meta>
interface User {
  click: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

const list = () => screen.findByRole('table', { name: 'Functions' })
/** The first such part of the drawer: its rows hold fields of the same name. */
async function form(role: string, name: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole(role, { name })
  return first as HTMLElement
}

/** Types the order and runs the test. */
async function test(userEvent: User) {
  await userEvent.type(await form('textbox', 'orderId'), 'A-1042')
  await userEvent.click(screen.getByRole('button', { name: 'Run test' }))
}

export const Default: Story = {
  play: async () => {
    const rows = await listRows('Functions')
    await expect(rows).toHaveLength(3)
    const order = within(rows[0] as HTMLElement)
    await expect(order.getByText(/GET https:\/\/shop\.example\/api\/orders/)).toBeVisible()
    await expect(order.getByText('Credential')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { seed: { library: { functions: [] } } },
  play: async () => {
    await expect(await screen.findByText('No functions yet')).toBeVisible()
  },
}

export const LongContent: Story = {
  parameters: {
    seed: {
      library: {
        functions: [
          buildFunction({
            name: 'find_order_by_number_or_address_or_name_of_whoever_ordered_it',
            description: 'Finds an order by its number. '.repeat(12),
            url: `https://shop.example/api/${'orders/'.repeat(40)}{orderId}`,
          }),
        ],
      },
    },
  },
  play: async () => {
    const row = within(await list()).getAllByRole('row')[1]!
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
}

export const Creates: Story = {
  tags: ['walk'],
  parameters: at('item=new'),
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await form('textbox', 'Name'), 'find_table')
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Finds a free table.')
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Address' }),
      'https://bookings.example/tables/{{day}',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add parameter' }))
    const row = within(screen.getByRole('group', { name: 'Parameter 1' }))
    await userEvent.type(row.getByRole('textbox', { name: 'Name' }), 'day')
    await userEvent.click(screen.getByRole('combobox', { name: 'Credential' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Table bookings' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create function' }))
    await expect(await screen.findByText('Function created')).toBeVisible()
    await expect(mocks.db.library.functions[0]?.item).toMatchObject({
      name: 'find_table',
      credentialId: 'credential0book1',
      parameters: [{ name: 'day', type: 'string', description: '', required: true }],
    })
  },
}

/** Everything that is wrong is said where it is wrong. */
export const Invalid: Story = {
  tags: ['arrives'],
  parameters: at('item=new'),
  play: async ({ userEvent }) => {
    await userEvent.type(await form('textbox', 'Name'), 'find order')
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'http://shop.example/{{id}')
    await userEvent.click(screen.getByRole('button', { name: 'Add header' }))
    const header = within(screen.getByRole('group', { name: 'Header 1' }))
    await userEvent.type(header.getByRole('textbox', { name: 'Header' }), 'Authorization')
    await userEvent.click(screen.getByRole('combobox', { name: 'Method' }))
    await userEvent.click(await screen.findByRole('option', { name: 'POST' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'JSON body' }), '{{"id": {{id}}')
    await userEvent.click(screen.getByRole('button', { name: 'Create function' }))
    const said = (name: string) => screen.getByRole('textbox', { name })
    await expect(said('Address')).toHaveAccessibleDescription('Please use an https:// address.')
    await expect(said('Description')).toHaveAccessibleDescription(/the model decides by it/)
    await expect(said('JSON body')).toHaveAccessibleDescription(/This is not valid JSON/)
    await expect(header.getByRole('textbox', { name: 'Header' })).toHaveAccessibleDescription(
      /Use a credential for Authorization/,
    )
    await waitFor(() => expect(said('Name')).toHaveFocus())
  },
}

/** A placeholder nobody declared. */
export const UnknownPlaceholder: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent }) => {
    await userEvent.type(await form('textbox', 'Address'), '&lang={{lang}')
    await userEvent.click(screen.getByRole('button', { name: 'Save function' }))
    await expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      '{lang} is not a parameter. Add it below, or correct its name.',
    )
  },
}

/** Another function has the name: the server's word stands under the field. */
export const NameTaken: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent }) => {
    const name = await form('textbox', 'Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Book_Table')
    await userEvent.click(screen.getByRole('button', { name: 'Save function' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Another function already has this name.'))
  },
}

export const Conflict: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await form('textbox', 'Description'), ' Mine.')
    const kept = mocks.db.library.functions[0]
    if (!kept) throw new Error('The mocks have a function')
    Object.assign(kept.item, { description: 'Theirs.', rev: 7 })
    kept.fieldRevs = { description: 7 }
    await userEvent.click(screen.getByRole('button', { name: 'Save function' }))
    await expect(await screen.findByText(/Both of you changed: Description/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(kept.item.description).toMatch(/Mine\.$/))
  },
}

export const TestRunning: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent, msw }) => {
    msw.use(functionScenarios.check.neverAnswers())
    await test(userEvent)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Run test' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const TestAnswered: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent }) => {
    await test(userEvent)
    const result = within(await screen.findByRole('status', { name: 'Test result' }))
    await expect(result.getByText('Status 200')).toBeVisible()
    await expect(result.getByText(/184 ms/)).toBeVisible()
    await expect(result.getByRole('group', { name: 'Body' })).toHaveTextContent(/"state": "shipped"/)
  },
}

/** The endpoint says no: its status and words are what an agent would get. */
export const TestRefused: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent, msw }) => {
    msw.use(answersTest(buildFunctionTest({ status: 401, body: '{"error":"token expired"}', bytes: 25 })))
    await test(userEvent)
    await expect(await screen.findByText('Status 401')).toBeVisible()
  },
}

export const TestBlocked: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.hours}`),
  play: async ({ userEvent }) => {
    const address = await form('textbox', 'Address')
    await userEvent.clear(address)
    await userEvent.type(address, 'https://192.168.0.1/hours.json')
    await userEvent.click(screen.getByRole('button', { name: 'Run test' }))
    await expect(await screen.findByText(/This address is not on the public internet/)).toBeVisible()
  },
}

/** The credential is bound to another host: it is said before the call, and the call is not made. */
export const CredentialForAnotherHost: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent }) => {
    const address = await form('textbox', 'Address')
    await expect(await screen.findByText('Sent to shop.example alone.')).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://collector.example/orders')
    await expect(await screen.findByText('This credential is not sent to this address')).toBeVisible()
    await userEvent.type(await form('textbox', 'orderId'), 'A-1042')
    await userEvent.click(screen.getByRole('button', { name: 'Run test' }))
    const refusals = () => screen.getAllByText(/may not be sent to this host, and nothing was/)
    // Beside the credential, and as what the test saw.
    await waitFor(() => expect(refusals()).toHaveLength(2))
  },
}

export const TestTimedOut: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent, msw }) => {
    const nothing = { status: 0, headers: [], body: '', bytes: 0 }
    msw.use(answersTest(buildFunctionTest({ failure: 'timeout', milliseconds: 10_000, ...nothing })))
    await test(userEvent)
    await expect(await screen.findByText('No answer within 10 s')).toBeVisible()
  },
}

/** A value is missing: nothing is called. */
export const TestIncomplete: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent }) => {
    await form('textbox', 'orderId')
    await userEvent.click(screen.getByRole('button', { name: 'Run test' }))
    await expect(screen.getByRole('textbox', { name: 'orderId' })).toHaveAccessibleDescription(
      'Please enter a value.',
    )
  },
}

export const TestFails: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureFunctionIds.order}`),
  play: async ({ userEvent, msw }) => {
    msw.use(functionScenarios.check.rateLimited())
    await test(userEvent)
    await expect(await screen.findByText('The test could not be made')).toBeVisible()
  },
}

export const Deletes: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await deleteRow(userEvent, 'function', 'opening_hours')
    await expect(await screen.findByText('Function deleted')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  tags: ['arrives'],
  parameters: {
    session: buildViewerSession(),
  },
  play: async ({ userEvent }) => {
    await pressInMenu(userEvent, 'book_table', 'View')
    await expect(await form('textbox', 'Address')).toHaveAttribute('readonly')
    await expect(within(screen.getByRole('dialog')).getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Run test' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Add parameter' })).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(functionScenarios.list.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading functions')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(functionScenarios.list.networkFails()),
  play: async () => {
    await expect(await screen.findByText('Functions could not be loaded')).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const question = await deleteRow(userEvent, 'function', 'opening_hours')
    await expect(await question.findByText('You do not have access to do this.')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
