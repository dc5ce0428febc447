/** Path and query of a request's target, neither decoded; the query without its `?`. */
export function splitUrl(url = '/'): { pathname: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, mark), search: url.slice(mark + 1) }
}
