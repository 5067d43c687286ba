// stats of world for parameter choice
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { profileOf } from '@kinora/recommender/features/film-profile';
import { trainContent } from '@kinora/recommender/content/train-content';
import { inventLikes, inventedWorld } from './invented-world.ts';
import { splitPeople } from '@kinora/recommender/training/measures/split-people';
import { measureOneSeed, prepareQuestion } from '@kinora/recommender/training/measures/one-seed';
import { countLikes } from '@kinora/recommender/collaborative/film-rows';
import { trainItemCosine } from '@kinora/recommender/collaborative/item-cosine';
import { trainPopularity } from '@kinora/recommender/collaborative/popularity';
const profiles = readFilms(shippedFilmsFile).map(profileOf);
const content=trainContent(profiles);
for (const hs of process.argv.slice(2).map(Number)) {
let t=performance.now();
const likes=inventLikes(profiles,{...inventedWorld,hiddenShare:hs});
const split=splitPeople(likes);
const pop=countLikes(split.train);
const sorted=[...pop].sort((a,b)=>b-a);
console.log(hs,'world',Math.round(performance.now()-t),likes.items.length,'pop quantiles',sorted[0],sorted[100],sorted[500],sorted[1000],sorted[1500],sorted[2000]);
const q=prepareQuestion({people:split.validation,popularity:pop});
const ms=(s:any,qq=q)=>{const m=measureOneSeed(s,qq);return m.ipsNdcg.toFixed(4)+' '+m.ndcg.toFixed(3)};
console.log('pop',ms(trainPopularity(split.train)),'content',ms(content),'cos',ms(trainItemCosine(split.train,{shrinkage:10})));
}
