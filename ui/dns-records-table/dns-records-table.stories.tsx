import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { DnsRecordsTable } from './dns-records-table.tsx'

const domainRecords = [
  { type: 'CNAME', name: 'chat', value: 'hosting-target.voiceglow.example', ttl: 'Auto' },
  {
    type: 'TXT',
    name: '_verify',
    value: 'voiceglow-verification=9f2c1d7e8b6a5f4c3d2e1f0a9b8c7d6e',
    ttl: 'Auto',
  },
]

const emailRecords = [
  {
    status: 'verified',
    type: 'MX',
    name: 'send',
    value: 'feedback-smtp.mail.example',
    priority: 10,
    ttl: 'Auto',
  },
  { status: 'pending', type: 'TXT', name: 'send', value: 'v=spf1 include:mail.example ~all', ttl: 'Auto' },
  {
    status: 'failed',
    type: 'TXT',
    name: 'key._domainkey',
    value: `p=${'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC'.repeat(6)}`,
    ttl: 'Auto',
  },
  { status: 'not_started', type: 'TXT', name: '_dmarc', value: 'v=DMARC1; p=none;', ttl: 'Auto' },
]

const meta = {
  component: DnsRecordsTable,
  args: { records: domainRecords },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
} satisfies Meta<typeof DnsRecordsTable>

export default meta
type Story = StoryObj<typeof meta>

/** Pressing a value copies it whole; there is no column for what no record has. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = domainRecords
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: `Copy value: ${first!.value}` }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(first!.value)
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain('Copied'),
    )
    await expect(canvas.queryByRole('columnheader', { name: 'Priority' })).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull()
  },
}

export const Playground: Story = {}

/** E-mail records: status, priority (MX only) and TTL as well. */
export const Email: Story = {
  args: { records: emailRecords },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified')).toBeVisible()
    await expect(canvas.getByText('Pending')).toBeVisible()
    await expect(canvas.getByText('Failed')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '10' })).toBeVisible()
  },
}

export const Loading: Story = { args: { records: [], loading: true } }
