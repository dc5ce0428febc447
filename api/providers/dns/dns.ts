/** Reads records of names other people look after. Rejects when name servers do not answer; a name that is not there has none. */
export interface Dns {
  /** Each record's pieces put together. */
  txt(name: string): Promise<string[]>
  /** What it is another name for. */
  cname(name: string): Promise<string[]>
  /** Who takes its mail, as `10 mx.example.com`. */
  mx(name: string): Promise<string[]>
  /** Its IPv4 addresses, wherever its aliases lead. */
  addresses(name: string): Promise<string[]>
}
