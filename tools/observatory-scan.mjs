/**
 * Runs in a process of its own, which trusts the certificate of `observatory.mjs`: scores addresses of a site that is served on
 * this machine as `host`, with the tests of the MDN HTTP Observatory. Prints one JSON document.
 */
import dns from 'node:dns';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { analyser, host, httpPort, httpsPort, paths, cookies } = JSON.parse(process.argv[2]);
const load = (file) => import(pathToFileURL(join(analyser, 'src', file)).href);

const realLookup = dns.lookup;
dns.lookup = (name, options, done) => realLookup(name === host ? '127.0.0.1' : name, options, done);

const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

const pages = [];
for (const path of paths) pages.push(await score(path));
process.stdout.write(JSON.stringify(pages));
process.exit(0);

async function score(path) {
  const requests = await retrieve(host, { httpPort, httpsPort, path });
  const { status } = requests.responses.auto ?? {};
  if (status !== 200) throw new Error(`${path} was answered ${status}.`);
  for (const cookie of cookies) await requests.session.jar.setCookie(cookie, `https://${host}/`);
  const tests = ALL_TESTS.map((run) => run(requests)).map((output) => ({
    name: output.constructor.name,
    result: output.result,
    isPassed: output.pass,
    points: getScoreModifier(output.result),
  }));
  return { path, ...gradeOf(tests), tests };
}

function sum(points) {
  return points.reduce((total, each) => total + each, 100);
}

/** As the analyser's own scan does it: what is above 100 counts only for a site that is good without it. */
function gradeOf(tests) {
  const points = tests.map((test) => test.points);
  const withoutExtra = sum(points.filter((each) => each < 0));
  return getGradeForScore(withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutExtra);
}
