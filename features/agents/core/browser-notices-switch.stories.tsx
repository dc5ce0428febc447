import { expect } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { BrowserNoticesSwitch } from './browser-notices-switch.tsx'

/** What the browser says to whoever asks whether it may show notifications. */
function browserSays(answer: NotificationPermission, before: NotificationPermission = answer) {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'Notification') ?? {}
  const says = {
    permission: before,
    async requestPermission() {
      says.permission = answer
      return answer
    },
  }
  Object.defineProperty(globalThis, 'Notification', { ...real, value: says })
  return () => void Object.defineProperty(globalThis, 'Notification', real)
}

const meta = { component: BrowserNoticesSwitch } satisfies Meta<typeof BrowserNoticesSwitch>

export default meta
type Story = StoryObj<typeof meta>

/** Off until somebody turns them on; then the browser asks. */
export const Default: Story = {
  beforeEach() {
    return browserSays('granted', 'default')
  },
  play: async ({ canvas, userEvent }) => {
    const notices = canvas.getByRole('switch', { name: 'Notifications of this browser' })
    await expect(notices).not.toBeChecked()
    await expect(canvas.getByText(/^Off: the app tells you on its screens/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(notices)
    await expect(notices).toBeChecked()
  },
}

/** The browser was told not to show any: it says where that is changed. */
export const PermissionDenied: Story = {
  beforeEach() {
    return browserSays('denied')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
    await expect(canvas.getByText(/^Your browser blocks them for this website/)).toBeVisible()
  },
}
