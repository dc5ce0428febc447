import './icon.css'

// Paths on a 24 px grid. Those of a conversation alone are in `thread-icons.ts`, which comes with it.
export const chatIcon =
  'M12 4c-4.7 0-8.5 3.2-8.5 7.2 0 2.2 1.2 4.2 3 5.5V20.5l3.6-2.4c.6.1 1.3.2 1.9.2 4.7 0 8.5-3.2 8.5-7.1S16.7 4 12 4'
export const sendIcon = 'M12 19V5M6 11l6-6 6 6'
export const closeIcon = 'M6 6l12 12M18 6L6 18'
export const retryIcon = 'M20 11a8 8 0 1 0-2.3 6.6M20 5v6h-6'
export const alertIcon = 'M12 8v5M12 16.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18'

/** One of the widget's own icons; the embed is too small for an icon library. Decorative: name what it is in. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="vg-widget__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
