/** How far this device's clock is ahead, in seconds. */
let ahead = 0

/** A clock that is off by less, in seconds, is taken for right: answers take their time, too. */
const tolerated = 60

/** Tells what time it is elsewhere, in unix seconds: a device's own clock may be hours off. */
export function setTrueNow(now: number): void {
  const found = Date.now() / 1000 - now
  ahead = Math.abs(found) > tolerated ? found : 0
}

/** Unix seconds of now, whatever this device's clock says. */
export function trueNow(): number {
  return Date.now() / 1000 - ahead
}
