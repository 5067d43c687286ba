import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { profileOf } from '@kinora/recommender/features/film-profile';
import { trainModel } from '@kinora/recommender/training/train-model';
let t = performance.now();
const profiles = readFilms(shippedFilmsFile).map(profileOf);
console.log('read',performance.now() - t);
const c=process.cpuUsage(); t=performance.now();
const m = await trainModel({ profiles, interactions: null, now: new Date() });
console.log(performance.now() - t, process.cpuUsage(c).user/1e6, m.listLength);
for (const id of [11, 12]) {
  const f = m.filmIds.indexOf(id);
  console.log([...m.neighbours.slice(f * 50, f * 50 + 8)].map((n) => profiles[n]?.title));
}
