import { createChatEngine, today } from './chat-engine.ts';
import { readShippedFilms } from './shipped-catalogue.ts';
import { labelMessages } from './labelled-message.ts';
import { differingFields } from './compare-wishes.ts';
import { newConversation } from '@kinora/chatbot/conversation';
const films = readShippedFilms();
const engine = await createChatEngine(films, () => []);
const list=(await import(process.argv[2])).default;
const lines=list.map(([kind,message,expect],i)=>({id:'b'+i,kind,message,expect}));
const kinds={};
for(const m of labelMessages(lines,films)){
  const { wishes } = engine.understand({ message:m.message, conversation: newConversation(), pageFilm: undefined, today });
  const f=differingFields(wishes,m.wishes);const k=(kinds[m.kind]??=[0,0]);k[1]++;if(!f.length){k[0]++;continue}
  if(process.argv[3])console.log(m.kind,m.message,f.map(x=>x+': '+JSON.stringify(wishes[x])+' exp '+JSON.stringify(m.wishes[x])).join(' | '));
}
console.log(JSON.stringify(kinds));
