import { useEffect } from 'react'
import { useToast } from '#ui/toast/toast-context.ts'
import { takeNotice } from './arrival-notice.ts'

/** Says what the last document left to be said, once. */
export function useArrivalNotice(): void {
  const { notify } = useToast()
  useEffect(() => {
    const notice = takeNotice()
    if (notice) notify(notice)
  }, [notify])
}
