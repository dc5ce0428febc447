import type { Meta, StoryObj } from '@storybook/react-vite'
import { useNavigate } from 'react-router-dom'
import { expect } from 'storybook/test'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { choiceValue, countValue, textValue } from './url-values.ts'
import { useUrlState } from './use-url-state.ts'

const view = choiceValue(['cards', 'table'])
const page = countValue()

function ListControls() {
  const navigate = useNavigate()
  const [query, setQuery] = useUrlState('q', textValue, { resets: ['page'] })
  const [shownView, setView] = useUrlState('view', view)
  const [shownPage, setPage] = useUrlState('page', page, { history: 'push' })
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Field label="Search">
        <TextField value={query} onChange={(event) => setQuery(event.target.value)} />
      </Field>
      <SegmentedControl
        label="View"
        segments={[
          { value: 'cards', label: 'Cards' },
          { value: 'table', label: 'Table' },
        ]}
        value={shownView}
        onValueChange={setView}
      />
      <p>Page {shownPage}</p>
      <Button onClick={() => setPage(shownPage + 1)}>Next</Button>
      <Button onClick={() => navigate(-1)}>Back</Button>
    </div>
  )
}

const meta = {
  component: ListControls,
  decorators: [withRoute],
  parameters: { route: { pattern: '/list', url: '/list?page=3&theme=dark' } },
} satisfies Meta<typeof ListControls>

export default meta
type Story = StoryObj<typeof meta>

/** Typing replaces and starts at the first page, turning a page pushes, and what belongs to others stays. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByTestId('address')
    await expect(canvas.getByText('Page 3')).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(address).toHaveTextContent('/list?page=4&theme=dark')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'a&b')
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('a&b')
    await expect(canvas.getByText('Page 1')).toBeVisible()
    await expect(address).toHaveTextContent('/list?theme=dark&q=a%26b')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(address).toHaveTextContent(/^\/list\?page=3&theme=dark$/)
  },
}

/** The default is not written, and what nobody can read counts as the default. */
export const HostileAddress: Story = {
  tags: ['walk'],
  parameters: { route: { pattern: '/list', url: '/list?page=-1&view=constructor' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent('/list?page=-1&view=table')
    await userEvent.click(canvas.getByRole('radio', { name: 'Cards' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/list\?page=-1$/)
  },
}
