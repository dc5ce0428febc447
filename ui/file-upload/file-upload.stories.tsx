import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { FileUpload } from './file-upload.tsx'
import type { Upload } from './use-file-upload.ts'

type Send = Upload<{ url: string }>
const done: Send = async (file) => ({ url: `/files/${file.name}` })
const endless: Send = (_file, { onProgress }) => {
  onProgress(0.42)
  return new Promise(() => undefined)
}

const meta = {
  component: FileUpload<{ url: string }>,
  args: {
    label: 'Upload a document',
    accept: ['png', 'jpg', 'pdf'],
    maxSizeMB: 0.5,
    upload: fn<Send>(done),
    onUploaded: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}>{Story()}</div>],
} satisfies Meta<typeof FileUpload<{ url: string }>>

export default meta
type Story = StoryObj<typeof meta>

const fileInput = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!
const file = (name: string, bytes = 1200) => new File([new Uint8Array(bytes)], name)
const drop = (root: HTMLElement, chosen: File) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(chosen)
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  fireEvent(root.querySelector('.vg-file-upload')!, event)
}

/** Chosen with the file dialog: uploaded, said, and it can be taken away again. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    if (restsHere) return
    await userEvent.tab()
    const zone = canvas.getByRole('button', { name: /Upload a document/ })
    await expect(zone).toHaveFocus()
    await expect(zone).toHaveAccessibleDescription('PNG, JPG, PDF, up to 0.5 MB')
    await userEvent.upload(fileInput(canvasElement), file('a.b.c.png'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('a.b.c.png is uploaded'))
    await expect(args.onUploaded).toHaveBeenCalledWith({ url: '/files/a.b.c.png' }, expect.any(File))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull()
  },
}

export const Playground: Story = { args: { disabled: false } }

export const Uploading: Story = {
  tags: ['arrives'],
  args: { upload: fn<Send>(endless) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    drop(canvasElement, file('brochure.pdf', 340_000))
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '42'))
    const upload = args.upload as ReturnType<typeof fn<Send>>
    const signal = upload.mock.calls[0]![1].signal
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(signal.aborted).toBe(true)
    drop(canvasElement, file('brochure.pdf', 340_000))
    await waitFor(() =>
      expect(canvas.getByText('42%', { selector: '.vg-_file-upload__percent' })).toBeVisible(),
    )
  },
}

export const Uploaded: Story = {
  tags: ['arrives'],
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, file('price-list-for-every-season-and-every-branch-of-the-company-2026.pdf', 120_000))
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
  },
}

export const TooLarge: Story = {
  tags: ['arrives'],
  play: async ({ canvas, canvasElement, args }) => {
    drop(canvasElement, file('photo.jpg', 500_001))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Max size: 0.5 MBs'))
    await expect(args.upload).not.toHaveBeenCalled()
  },
}

export const WrongType: Story = {
  tags: ['arrives'],
  play: async ({ canvas, canvasElement, args }) => {
    drop(canvasElement, file('a.png.html'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Only png, jpg, pdf Files'))
    await expect(args.upload).not.toHaveBeenCalled()
  },
}

export const EmptyFile: Story = {
  tags: ['arrives'],
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, file('empty.png', 0))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This file is empty.'))
  },
}

/** A failure says why and can be tried again with the same file. */
export const Failed: Story = {
  tags: ['arrives'],
  args: { upload: fn<Send>() },
  beforeEach({ args }) {
    const upload = args.upload as ReturnType<typeof fn<Send>>
    upload.mockReset().mockRejectedValueOnce(new Error('The connection was lost.')).mockImplementation(done)
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    drop(canvasElement, file('logo.png'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.'))
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('logo.png is uploaded'))
  },
}

/** Pasted while the zone has the focus. */
export const Pasted: Story = {
  tags: ['walk'],
  play: async ({ canvas }) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file('screenshot.png'))
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    fireEvent(canvas.getByRole('button'), event)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('screenshot.png is uploaded'))
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
    if (restsHere) return
    drop(canvasElement, file('logo.png'))
    await expect(args.upload).not.toHaveBeenCalled()
  },
}
