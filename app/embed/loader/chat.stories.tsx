import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { startChat } from './chat.ts'

const emptyPage = URL.createObjectURL(
  new Blob(
    ['<!doctype html><html lang="en"><title>Chat</title><main>The conversation stands here.</main></html>'],
    {
      type: 'text/html',
    },
  ),
)

/** A page with the 500 by 500 container of the embedded chat. */
function HostPage() {
  return (
    <main>
      <h1>Corner Bakery</h1>
      <div
        id="story-chat"
        style={{ inlineSize: 500, maxInlineSize: '100%', blockSize: 500, borderRadius: 14 }}
      />
    </main>
  )
}

const meta = { component: HostPage } satisfies Meta<typeof HostPage>

export default meta
type Story = StoryObj<typeof meta>

/** The conversation fills its container, once, even when the script stands in the page twice. */
export const Default: Story = {
  async play({ canvas, canvasElement }) {
    const data = { target: '#story-chat', label: 'Chat with Corner Bakery' }
    startChat(emptyPage, data)
    startChat(emptyPage, data)
    const frame = await canvas.findByTitle('Chat with Corner Bakery')
    await expect(canvasElement.querySelectorAll('iframe')).toHaveLength(1)
    await expect(frame.clientHeight).toBe(500)
    await expect(frame.clientWidth).toBe(document.querySelector('#story-chat')!.clientWidth)
  },
}

/** A router that draws the page anew gets its conversation back. */
export const DrawnAnew: Story = {
  async play({ canvas, canvasElement }) {
    startChat(emptyPage, { target: '#late-chat', label: 'Late chat' })
    const target = document.createElement('div')
    target.id = 'late-chat'
    canvasElement.append(target)
    await waitFor(() => expect(canvas.getByTitle('Late chat')).toBeVisible())
    target.remove()
    canvasElement.append(Object.assign(document.createElement('div'), { id: 'late-chat' }))
    await waitFor(() => expect(canvas.getByTitle('Late chat')).toBeVisible())
    document.querySelector('#late-chat')!.remove()
  },
}
