import { createSpeller as neu } from '/tmp/gen/speller.ts';
import { createSpeller as alt } from '/tmp/gen/speller-old.ts';
import { createWishBook } from '/work/main/packages/chatbot/src/offline/wishes/create-wish-book.ts';
import { plainWords } from '/work/main/packages/chatbot/src/offline/wishes/lexicon/plain-words.ts';
import { measureWords } from '/work/main/packages/chatbot/src/offline/wishes/lexicon/measure-words.ts';
import fs from 'node:fs';
const F=fs.readFileSync('/work/main/packages/catalogue/films.ndjson','utf8').split('\n').filter(Boolean).map(l=>JSON.parse(l));
const themes=new Map(),moods=new Map();for(const f of F){for(const t of f.keywords)themes.set(t,(themes.get(t)??0)+1);for(const t of f.moods)moods.set(t,1)}
const book=createWishBook({films:[],themes,moods});
const proper=new Set(plainWords);for(const f of F)for(const [w] of f.overview.toLowerCase().matchAll(/\p{L}+/gu))if(w.length>=3)proper.add(w);
const known=[...measureWords,...book.listWords()];
console.log('known',new Set(known).size,'proper',proper.size);
globalThis.gc?.();const m0=process.memoryUsage().heapUsed;const A=alt(known,proper);globalThis.gc?.();const m1=process.memoryUsage().heapUsed;const N=neu(known,proper);globalThis.gc?.();const m2=process.memoryUsage().heapUsed;
console.log('old MB',(m1-m0)/1e6,'new MB',(m2-m1)/1e6);
const words=process.argv.slice(2);
for(const w of words)console.log(w,'|',A(w),'|',N(w));
// ordinary words of a bigger list
if(fs.existsSync('/tmp/gen/ordinary.txt')){const list=fs.readFileSync('/tmp/gen/ordinary.txt','utf8').split('\n').filter(w=>/^[a-z]{4,}$/.test(w));
let t=process.cpuUsage();let a=[];for(const w of list){const c=N(w);if(c!==w)a.push(w+'>'+c)}const u=process.cpuUsage(t).user/1000;t=process.cpuUsage();let b=[];for(const w of list){const c=A(w);if(c!==w)b.push(w+'>'+c)}const v=process.cpuUsage(t).user/1000;
console.log('words',list.length,'new',a.length,u+'ms','old',b.length,v+'ms');fs.writeFileSync('/tmp/gen/fp-new.txt',a.join('\n'));fs.writeFileSync('/tmp/gen/fp-old.txt',b.join('\n'));}
