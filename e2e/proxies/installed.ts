import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const configurations = join(import.meta.dirname, '../../docs/proxies');
const certificate = '/etc/portico/site.pem';

/** A proxy with its file of docs/proxies. */
export interface FrontProxy {
  readonly name: string;
  readonly program: string;
  readonly file: string;
  /** What the file says for its two ports, once each. */
  readonly plain: (port: number | string) => string;
  readonly secure: (port: number | string) => string;
  /** The arguments that run the program in the foreground with this file. */
  readonly run: (file: string, folder: string) => readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const nginx: FrontProxy = {
  name: 'nginx',
  program: 'nginx',
  file: 'nginx.conf',
  plain: (port) => `listen ${port};`,
  secure: (port) => `listen ${port} ssl`,
  run(file, folder) {
    // The file stands below `http {}`.
    const main = join(folder, 'main.conf');
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (use) => `${use}_temp_path ${folder}/${use};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const http = `http { access_log off; ${paths.join(' ')} include ${file}; }`;
    writeFileSync(main, `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} ${http}`);
    return ['-p', folder, '-e', 'stderr', '-c', main];
  },
};

const haproxy: FrontProxy = {
  name: 'HAProxy',
  program: 'haproxy',
  file: 'haproxy.cfg',
  plain: (port) => `bind :${port}\n`,
  secure: (port) => `bind :${port} ssl`,
  run: (file) => ['-db', '-f', file],
};

const caddy: FrontProxy = {
  name: 'Caddy',
  program: 'caddy',
  file: 'Caddyfile',
  plain: (port) => `http_port ${port}\n`,
  secure: (port) => `\n:${port} {`,
  run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
};

/** Those that a machine of tests may have. */
export const proxies: readonly FrontProxy[] = [nginx, haproxy, caddy];

/** Where the program is installed; undefined: nowhere. */
export function programOf({ program }: Pick<FrontProxy, 'program'>): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

export interface Places {
  readonly folder: string;
  readonly servers: readonly [number, number];
  readonly plainPort: number;
  readonly securePort: number;
}

/** Writes the documented file with the ports and the certificate of this run, and returns its path. */
export function writeConfiguration(proxy: FrontProxy, { folder, servers, plainPort, securePort }: Places): string {
  mkdirSync(folder, { recursive: true });
  const file = copyWith(proxy.file, folder, [
    [proxy.plain(80), proxy.plain(plainPort)],
    [proxy.secure(443), proxy.secure(securePort)],
    ['127.0.0.1:4000', `127.0.0.1:${servers[0]}`],
    ['127.0.0.1:4001', `127.0.0.1:${servers[1]}`],
  ]);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(certificate, join(folder, '../site.pem')));
  return file;
}

/** Copies a documented file to a folder with some of its places changed, and returns its path. */
export function copyWith(file: string, folder: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(configurations, file), 'utf8');
  for (const [from, to] of changes) {
    if (text.split(from).length !== 2) throw new Error(`${file} must say '${from}' once.`);
    text = text.replace(from, to);
  }
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
}

/** A certificate of 127.0.0.1 for a day, with its key in the same file, as proxies take it. */
export function makeCertificate(folder: string): string {
  const [key, certificateFile] = [join(folder, 'site.key'), join(folder, 'site.crt')];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const out = ['-keyout', key, '-out', certificateFile];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '1', ...curve, ...names, ...out], { stdio: 'pipe' });
  const pem = readFileSync(certificateFile, 'utf8');
  writeFileSync(join(folder, 'site.pem'), pem + readFileSync(key, 'utf8'));
  return pem;
}
