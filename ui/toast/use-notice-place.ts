import { type RefObject, useLayoutEffect } from 'react'

/** How often it is looked whether the screen has changed under them, in ms. */
const lookAgain = 250

/** Keeps notices, while there are any, where they cover little; how it is done is fetched with the first of them. */
export function useNoticePlace(notices: RefObject<HTMLElement | null>, newest: number | undefined): void {
  useLayoutEffect(() => {
    const element = notices.current
    if (!element || newest === undefined) return
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    void import('./place-now.ts').then(({ placeNow }) => {
      if (isOver) return
      placeNow(element, true)
      timer = setInterval(() => placeNow(element, false), lookAgain)
    })
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [notices, newest])
}
