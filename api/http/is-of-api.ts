/** Whether a path is the api's: everything below `/api/`, and `/proxy`. */
export function isOfApi(pathname: string): boolean {
  return pathname.startsWith('/api/') || /^\/proxy\/?$/.test(pathname)
}
