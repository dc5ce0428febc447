import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { buildTrial } from '#mocks/fixtures/public/trial.fixtures.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { LandingScreen } from './landing-screen.tsx'
import { keepTrial } from './trial/kept-trial.ts'

const meta = {
  component: LandingScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen' },
  beforeEach: bootData({ hasSession: false }),
} satisfies Meta<typeof LandingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Agents that answer from what your business knows' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  },
}

/** The product as it is, in a picture that is fetched once it is near. */
export const ProductShown: Story = {
  tags: ['walk'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /^An agent’s page/ })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    picture.scrollIntoView()
    await waitFor(() => expect(picture).toHaveProperty('complete', true))
    await expect(picture).toHaveProperty('naturalWidth', 1600)
    await expect(picture).toHaveProperty('naturalHeight', 1000)
  },
}

/** A visitor's own website, from its address to an answer. */
export const OwnWebsite: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your website' })
    await userEvent.type(field, 'nonsense{Enter}')
    await expect(field).toHaveAccessibleDescription(/Please enter the address of a website/)
    await userEvent.clear(field)
    await userEvent.type(field, 'harbour-cafe.example{Enter}')
    await canvas.findByRole('heading', { name: 'Harbour café answers' })
    await expect(canvas.getByRole('link', { name: 'Keep this agent' })).toBeVisible()
  },
}

/** Whoever loads the page again still finds their own agent answering. */
export const LoadedAgain: Story = {
  beforeEach: () => {
    keepTrial({ website: 'harbour-cafe.example', trial: buildTrial() }, Date.now())
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Harbour café answers' })
  },
}

/** A pressed colour is the widget's at once. */
export const ColourPicked: Story = {
  tags: ['arrives'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bubble = () =>
      getComputedStyle(canvasElement.querySelector('.vg-widget')!).getPropertyValue('--primary').trim()
    const before = bubble()
    await userEvent.click(canvas.getByRole('radio', { name: 'Teal' }))
    await expect(bubble().toUpperCase()).toBe('#0F766E')
    await expect(bubble()).not.toBe(before)
  },
}

/** The operator has an affiliate programme and a community. */
export const WithOperatorLinks: Story = {
  beforeEach: bootData({
    hasSession: false,
    links: { affiliates: 'https://partners.example', discord: 'https://chat.example' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Affiliates/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: /Discord/ })).toHaveAttribute(
      'href',
      'https://chat.example',
    )
  },
}

/** On a phone the header's links fold into a menu. */
export const Phone: Story = {
  tags: ['arrives'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(menu)
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
  },
}

/** Whoever is signed in has the header in one line on a phone, too. */
export const SignedInOnAPhone: Story = {
  beforeEach: bootData({ hasSession: true }),
  parameters: {
    viewport: {
      options: { phone390: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } } },
    },
  },
  globals: { viewport: { value: 'phone390', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(390)
    const header = within(canvasElement.querySelector<HTMLElement>('.vg-_public__header')!)
    const brand = header.getByRole('link', { name: 'VoiceGlow' }).getBoundingClientRect()
    for (const part of [
      header.getByRole('link', { name: 'Open your agents' }),
      header.getByRole('button', { name: 'Menu' }),
    ]) {
      const { top, bottom } = part.getBoundingClientRect()
      await expect((top + bottom) / 2).toBeCloseTo((brand.top + brand.bottom) / 2, 0)
    }
  },
}
