import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import type { Upload } from '#ui/file-upload/use-file-upload.ts'
import { ImageUpload, type ImageUploadProps } from './image-upload.tsx'

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Crect width="64" height="64" rx="16" fill="%235b5bf0"/%3E%3Cpath d="M18 20l14 26 14-26" fill="none" stroke="%23fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/%3E%3C/svg%3E'

type Send = Upload<{ url: string }>

function Kept(props: ImageUploadProps) {
  const [url, setUrl] = useState(props.value)
  return (
    <ImageUpload
      {...props}
      value={url}
      onValueChange={(next) => {
        setUrl(next)
        props.onValueChange(next)
      }}
    />
  )
}

const meta = {
  component: ImageUpload,
  args: {
    label: 'Square logo (light)',
    hint: 'PNG, 256x256 square',
    onValueChange: fn(),
    upload: fn<Send>(async () => ({ url: logo })),
  },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof ImageUpload>

export default meta
type Story = StoryObj<typeof meta>

const input = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!
const drop = (root: HTMLElement, file: File) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  fireEvent(root.querySelector('.vg-image-upload')!, event)
}
const picture = (name = 'logo.png', bytes = 1200) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })

/** Chosen, shown, replaced and removed. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Square logo (light)' })).toBeVisible()
    if (restsHere) return
    await userEvent.upload(input(canvasElement), picture())
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(logo))
    await expect(canvas.getByRole('img', { name: 'Square logo (light)' })).toHaveAttribute('src', logo)
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Square logo (light)' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Playground: Story = { args: { onDark: false, disabled: false } }

export const WithPicture: Story = { args: { value: logo } }

/** What is made for dark pages is shown on one. */
export const OnDark: Story = { args: { value: logo, onDark: true, label: 'Square logo (dark)' } }

const wide = logo.replace('viewBox="0 0 64 64"', 'width="200" height="20" viewBox="0 0 200 20"')

/** What does not fit its hint is said beside it, and stays. */
export const NotSquare: Story = {
  args: { value: wide, notSquare: 'This picture is not square.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture is not square.')).toBeVisible()
    await expect(canvas.getByRole('img')).toHaveAttribute('src', wide)
  },
}

/** While it uploads it can be cancelled, and the picture before stays. */
export const Uploading: Story = {
  tags: ['arrives'],
  args: { value: logo, upload: fn<Send>(() => new Promise(() => undefined)) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(
      input(canvasElement),
      new File([decodeURIComponent(logo.slice(19))], 'new.png', { type: 'image/svg+xml' }),
    )
    await expect(await canvas.findByRole('status', { name: 'Uploading Square logo (light)' })).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', logo))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const TooLarge: Story = {
  tags: ['arrives'],
  args: { maxSizeMB: 0.5 },
  play: async ({ canvas, canvasElement, args }) => {
    drop(canvasElement, picture('logo.png', 500_001))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Max size: 0.5 MBs'))
    await expect(args.upload).not.toHaveBeenCalled()
  },
}

export const WrongType: Story = {
  tags: ['arrives'],
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, picture('logo.png.html'))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Only png, jpg, jpeg, gif, webp Files'),
    )
  },
}

/** A failure says why, and the same picture can be tried again. */
export const Failed: Story = {
  tags: ['arrives'],
  args: { upload: fn<Send>() },
  beforeEach({ args }) {
    const upload = args.upload as ReturnType<typeof fn<Send>>
    const lost = new Error('The connection was lost.')
    upload.mockReset().mockRejectedValueOnce(lost).mockResolvedValue({ url: logo })
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    drop(canvasElement, picture())
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.'))
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(logo))
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}
