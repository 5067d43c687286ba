// `npm run check:observatory`: what the MDN HTTP Observatory's own analyser says of the built site, served over TLS with a
// certificate of its own, for somebody who just came and for somebody who logged in. The analyser is installed into a
// folder that is deleted again, without its scripts: they download lists, which a site on this machine is not in.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureInstalled, ensureSiteIsBuilt, fail, node24, root } from './prepare.mjs';

const version = '1.4.8';
const host = 'kinora.example';
const wantedGrade = 'A+';
const wantedScore = { 'without cookies': 135, 'with the cookies of a login': 140 };
const paths = ['/', '/movie/11', '/login', '/search/star'];

ensureInstalled();
await ensureSiteIsBuilt();
const folder = mkdtempSync(join(tmpdir(), 'kinora-observatory-'));
const started = [];
process.once('exit', () => {
  for (const child of started) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

const analyser = installAnalyser();
const certificate = makeCertificate();
const site = await startSite();
const secure = https.createServer(certificate, (request, answer) => passOn(request, answer, site.port));
const httpsPort = await listen(secure);
const plain = http.createServer((request, answer) => {
  answer.writeHead(301, { location: `https://${host}:${httpsPort}${request.url}` }).end();
});
const httpPort = await listen(plain);

let isGood = true;
for (const [visitor, cookies] of [
  ['without cookies', []],
  ['with the cookies of a login', await logIn()],
]) {
  for (const page of await scan(cookies)) isGood = show(visitor, page) && isGood;
}
process.exit(isGood ? 0 : 1);

function installAnalyser() {
  console.log(`Installing @mdn/mdn-http-observatory ${version} into a temporary folder ...`);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=dev', '--omit=optional'];
  const isWindows = process.platform === 'win32';
  execFileSync('npm', [...words, '--loglevel=error', `@mdn/mdn-http-observatory@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  const installed = join(folder, 'node_modules/@mdn/mdn-http-observatory');
  writeFileSync(join(installed, 'conf/hsts-preload.json'), '{}');
  writeFileSync(join(installed, 'conf/tld-list.json'), '[]');
  return installed;
}

function makeCertificate() {
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  return { key: readFileSync(keyFile), cert: readFileSync(certFile), file: certFile };
}

/** The site in its own process, as behind a proxy. Resolves with the demo account that it offers once it is ready. */
async function startSite() {
  const probe = http.createServer();
  const port = await listen(probe);
  probe.close();
  await once(probe, 'close');
  const child = spawn(node24, ['apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `https://${host}`,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
    },
  });
  started.push(child);
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    const [, email, password] = /Log in as (\S+) with the password (\S+)/.exec(said) ?? [];
    if (password !== undefined) return { port, email, password };
  }
  return fail('The site did not start; the reason stands above.');
}

function passOn(request, answer, port) {
  const { method, url, headers } = request;
  const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (got) => {
    answer.writeHead(got.statusCode, got.rawHeaders);
    got.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  request.pipe(onward);
}

async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

/** The cookies that a browser is given which logs in. */
async function logIn() {
  const { port, email, password } = site;
  const answer = await fetch(`http://127.0.0.1:${port}/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) fail(`The login was answered ${answer.status}.`);
  return answer.headers.getSetCookie();
}

async function scan(cookies) {
  const task = JSON.stringify({ analyser, host, httpPort, httpsPort, paths, cookies });
  const script = resolve(import.meta.dirname, 'observatory-scan.mjs');
  const child = spawn(node24, [script, task], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file },
  });
  const text = (await child.stdout.toArray()).join('');
  if (text === '') fail('The analyser said nothing; the reason stands above.');
  return JSON.parse(text);
}

function show(visitor, { path, score, grade, tests }) {
  const isGoodPage =
    grade === wantedGrade && score >= wantedScore[visitor] && tests.every((test) => test.isPassed);
  console.log(`\n${path} ${visitor}: ${grade}, ${score} points${isGoodPage ? '' : ', which is not enough'}`);
  for (const { name, result, points, isPassed } of tests) {
    console.log(`  ${isPassed ? 'passed' : 'FAILED'} ${String(points).padStart(4)}  ${name}: ${result}`);
  }
  return isGoodPage;
}
