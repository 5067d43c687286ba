import {wcos,show,ials,fcos,z,mix,lift,build,N,pop,type M} from './zz2.ts';
const v=await ials('ials64',{}); const fc=fcos(v,64);
const best=mix([z(wcos(.35,30)),.35],[z(lift(fc,.15)),.65]);
show('best',best);
// smoothing by neighbours
export const smooth=(m:M,sim:M,k:number,a:(n:number)=>number,pw=1)=>build(f=>{const s=sim.subarray(f*N,(f+1)*N);const idx=[...s.keys()].filter(j=>j!==f).sort((x,y)=>s[y]!-s[x]!).slice(0,k);const r=new Float32Array(N);let t=0;for(const j of idx){const w=Math.max(0,s[j]!)**pw;t+=w;for(let c=0;c<N;c++)r[c]!+=w*m[j*N+c]!}const al=a(pop[f]!);for(let c=0;c<N;c++)r[c]=(1-al)*r[c]!/(t||1)+al*m[f*N+c]!;return r});
for(const [k,c] of [[20,20],[20,60],[20,150]] as const) show(`smooth k${k} n/(n+${c})`,smooth(best,fc,k,n=>n/(n+c),2));
for(const a of [.9,.8,.7]) show(`smooth k20 const ${a}`,smooth(best,fc,20,()=>a,2));
for(const a of [.8,.6]) show(`smooth k50 const ${a}`,smooth(best,fc,50,()=>a,2));
