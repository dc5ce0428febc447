import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type LinkState, StateChain } from './state-chain.tsx'

const labels = ['Record', 'Seen', 'Verified', 'Certificate', 'Live']
const chain = (...states: LinkState[]) =>
  labels.map((label, index) => ({ label, state: states[index] ?? 'waiting' }))

const meta = {
  component: StateChain,
  args: { label: 'chat.northwind.example', links: chain('done', 'done', 'working') },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof StateChain>

export default meta
type Story = StoryObj<typeof meta>

/** Every link says how it stands. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map((link) => link.textContent)
    await expect(said).toEqual([
      'Record: done',
      'Seen: done',
      'Verified: in progress',
      'Certificate: not yet',
      'Live: not yet',
    ])
  },
}

export const Playground: Story = {}

export const Failed: Story = { args: { links: chain('done', 'done', 'failed') } }

export const Complete: Story = { args: { links: chain('done', 'done', 'done', 'done', 'done') } }
