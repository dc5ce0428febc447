import { useEffect } from 'react'
import { useToast } from '#ui/toast/toast-context.ts'

/** Shows a notice when the page gets the event `story:notice`: what it covers is looked at from outside. */
export function NoticeOnCall() {
  const { notify } = useToast()
  useEffect(() => {
    const show = () =>
      notify({
        kind: 'info',
        title: 'Something has been done',
        message: 'What it means is told in a line.',
        duration: 5000,
      })
    window.addEventListener('story:notice', show)
    return () => window.removeEventListener('story:notice', show)
  }, [notify])
  return null
}
