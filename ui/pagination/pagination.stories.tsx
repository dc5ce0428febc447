import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Pagination, type PaginationProps } from './pagination.tsx'

function Paged(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next)
        props.onPageChange(next)
      }}
    />
  )
}

const meta = {
  component: Pagination,
  args: { page: 1, pageCount: 12, summary: '1–25 of 288', onPageChange: fn() },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

/** By number and by neighbour, with the keyboard; at the ends the way out is closed. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    canvas.getByRole('button', { name: 'Page 12' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12)
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

export const Playground: Story = { args: { page: 5 } }

/** The server only says whether there is more. */
export const UnknownCount: Story = {
  args: { page: 2, pageCount: undefined, hasNext: true, summary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled()
  },
}

export const OnePage: Story = { args: { page: 1, pageCount: 1, summary: '3 clients' } }
