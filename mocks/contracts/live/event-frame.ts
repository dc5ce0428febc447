/** An event as a frame of server-sent events; its id is where to go on from. */
export function eventFrame<E extends { id: string }>(event: E): string {
  return `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`
}
