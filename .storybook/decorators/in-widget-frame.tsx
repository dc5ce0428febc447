import type { Decorator } from '@storybook/react-vite'
import './in-widget-frame.css'

/** Draws a story as large as the widget is on a page. */
export const inWidgetFrame: Decorator = (Story) => (
  <div className="story-widget">
    <Story />
  </div>
)
