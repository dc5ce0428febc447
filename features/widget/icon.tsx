import './icon.css'

// Paths on a 24 px grid, each on its own so that a part of the program carries only the icons it shows.
export const chatIcon =
  'M12 4c-4.7 0-8.5 3.2-8.5 7.2 0 2.2 1.2 4.2 3 5.5V20.5l3.6-2.4c.6.1 1.3.2 1.9.2 4.7 0 8.5-3.2 8.5-7.1S16.7 4 12 4'
export const sendIcon = 'M12 19V5M6 11l6-6 6 6'
export const closeIcon = 'M6 6l12 12M18 6L6 18'
export const downIcon = 'M12 5v14M6 13l6 6 6-6'
export const linkIcon = 'M10 6H7a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-3M14 5h5v5M19 5l-8 8'
export const retryIcon = 'M20 11a8 8 0 1 0-2.3 6.6M20 5v6h-6'
export const alertIcon = 'M12 8v5M12 16.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18'
export const offlineIcon =
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 6 -.6M5 12a10 10 0 0 1 4-2.4M19 12a10 10 0 0 0-6-3M12 19v.01'

/** One of the widget's own icons; the embed is too small for an icon library. Decorative: name what it is in. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="vg-widget__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
