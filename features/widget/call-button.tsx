import { Icon } from './icon.tsx'

const handset = 'M6 4h4l1 5-2 1q1 4 5 5l1-2 5 1v4q0 2-2 2Q6 19 4 6q0-2 2-2'

/** The button that begins a call, in the head of the widget. */
export function CallButton({ label, onCall }: { label: string; onCall?: () => void }) {
  return (
    <button type="button" className="vg-widget__close" aria-label={label} onClick={onCall}>
      <Icon path={handset} />
    </button>
  )
}
