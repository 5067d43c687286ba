import {wcos,show,ials,fcos,z,mix,lift} from './zz2.ts';
const c=z(wcos(.35,30));
for(const [n,o] of [['ials128',{dimensions:128}],['ials64u3',{unseenWeight:.3}],['ials64r1',{ridge:.01}],['ials32',{dimensions:32}]] as const){
const v=await ials(n,o); const fc=fcos(v,(o as any).dimensions??64);
for(const e of [.1,.15,.2]) {const l=lift(fc,e); show(n+' '+e,l); show('  mix '+e,mix([c,.35],[z(l),.65]));}}
