/** Whether what a server said no to with this status may be granted later, asked just the same. */
export function mayPass(status: number): boolean {
  return status >= 500 || status === 429 || status === 408
}
