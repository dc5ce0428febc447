/** A company that keeps DNS records, and the words of its panel. */
export interface DnsProvider {
  name: string
  /** Where in its panel records are kept. */
  panel: string
  /** What its panel calls the name and the value of a record. */
  fields: { name: string; value: string }
  /** What its names of name servers contain. */
  servers: RegExp
}

const plain = { name: 'Name', value: 'Value' }
const host = { name: 'Host', value: 'Value' }

/** Providers known by their name servers. */
export const dnsProviders: readonly DnsProvider[] = [
  {
    name: 'Cloudflare',
    panel: 'DNS > Records',
    fields: { name: 'Name', value: 'Content' },
    servers: /\.ns\.cloudflare\.com$/,
  },
  { name: 'GoDaddy', panel: 'DNS > DNS Records', fields: plain, servers: /\.domaincontrol\.com$/ },
  { name: 'Namecheap', panel: 'Advanced DNS', fields: host, servers: /\.registrar-servers\.com$/ },
  {
    name: 'Amazon Route 53',
    panel: 'Hosted zones',
    fields: { name: 'Record name', value: 'Value' },
    servers: /\.awsdns-\d+\.[a-z.]+$/,
  },
  {
    name: 'Google Cloud DNS',
    panel: 'Zones',
    fields: { name: 'DNS name', value: 'Data' },
    servers: /\.googledomains\.com$/,
  },
  {
    name: 'Squarespace',
    panel: 'DNS Settings',
    fields: { name: 'Host', value: 'Data' },
    servers: /\.squarespacedns\.com$/,
  },
  {
    name: 'IONOS',
    panel: 'DNS',
    fields: { name: 'Host name', value: 'Points to' },
    servers: /\.ui-dns\.(com|org|de|biz)$/,
  },
  {
    name: 'OVHcloud',
    panel: 'DNS zone',
    fields: { name: 'Sub-domain', value: 'Target' },
    servers: /\.(ovh\.net|ovh\.ca|anycast\.me)$/,
  },
  {
    name: 'DigitalOcean',
    panel: 'Networking > Domains',
    fields: { name: 'Hostname', value: 'Value' },
    servers: /\.digitalocean\.com$/,
  },
  {
    name: 'Wix',
    panel: 'Manage DNS Records',
    fields: { name: 'Host Name', value: 'Value' },
    servers: /\.wixdns\.net$/,
  },
  { name: 'Hostinger', panel: 'DNS / Nameservers', fields: plain, servers: /\.dns-parking\.com$/ },
  {
    name: 'Porkbun',
    panel: 'DNS Records',
    fields: { name: 'Host', value: 'Answer' },
    servers: /\.porkbun\.com$/,
  },
  { name: 'Gandi', panel: 'DNS Records', fields: plain, servers: /\.gandi\.net$/ },
  { name: 'DNSimple', panel: 'DNS', fields: plain, servers: /\.dnsimple(-edge)?\.(com|net|org|io)$/ },
  { name: 'Azure DNS', panel: 'Record sets', fields: plain, servers: /\.azure-dns\.(com|net|org|info)$/ },
  { name: 'Vercel', panel: 'Domains', fields: plain, servers: /\.vercel-dns\.com$/ },
  { name: 'Bluehost', panel: 'DNS', fields: host, servers: /\.bluehost\.com$/ },
  { name: 'HostGator', panel: 'Zone Editor', fields: plain, servers: /\.hostgator\.com(\.br)?$/ },
  { name: 'DreamHost', panel: 'DNS', fields: host, servers: /\.dreamhost\.com$/ },
  { name: 'SiteGround', panel: 'DNS Zone Editor', fields: plain, servers: /\.siteground\.net$/ },
  {
    name: 'Hetzner',
    panel: 'DNS',
    fields: plain,
    servers:
      /\.(ns\.hetzner\.(com|de)|first-ns\.de|second-ns\.(com|de))$|^(hydrogen|oxygen|helium)\.ns\.hetzner\./,
  },
  {
    name: 'Linode',
    panel: 'Domains',
    fields: { name: 'Hostname', value: 'Value' },
    servers: /\.linode\.com$/,
  },
  { name: 'Network Solutions', panel: 'Advanced DNS', fields: host, servers: /\.worldnic\.com$/ },
  {
    name: 'name.com',
    panel: 'Manage DNS Records',
    fields: { name: 'Host', value: 'Answer' },
    servers: /\.name\.com$/,
  },
  { name: 'Dynadot', panel: 'DNS Settings', fields: plain, servers: /\.dynadot\.com$/ },
  { name: 'Hover', panel: 'DNS', fields: { name: 'Hostname', value: 'Value' }, servers: /\.hover\.com$/ },
  { name: 'WordPress.com', panel: 'DNS records', fields: plain, servers: /\.wordpress\.com$/ },
  { name: 'Infomaniak', panel: 'DNS zone', fields: plain, servers: /\.infomaniak\.(ch|com)$/ },
  { name: 'TransIP', panel: 'DNS', fields: plain, servers: /\.transip\.(net|nl|eu)$/ },
]

/** What people read of a provider; null for nobody known. */
export function shownProvider(provider: DnsProvider | undefined) {
  if (!provider) return null
  const { name, panel, fields } = provider
  return { name, panel, nameField: fields.name, valueField: fields.value }
}

/** The provider that most of a zone's name servers are of; undefined where nobody known keeps it. */
export function providerOf(servers: readonly string[]): DnsProvider | undefined {
  const counts = dnsProviders.map((provider) => ({
    provider,
    count: servers.filter((server) => provider.servers.test(server)).length,
  }))
  const best = counts.sort((a, b) => b.count - a.count)[0]
  return best && best.count > 0 ? best.provider : undefined
}
