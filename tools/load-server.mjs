// Loads the servers' modules once, so that Node keeps their JavaScript in its compile cache. A server that finds it there
// never loads the part of Node that takes the types out, and takes about 30 MB less.
for (const module of ['app', 'metrics/open-metrics', 'open-catalogue', 'settings', 'start-fault']) {
  await import(`../apps/api/src/${module}.ts`);
}
for (const module of ['close-on-signals', 'start-fault', 'stray-errors']) {
  await import(`../packages/serving/src/${module}.ts`);
}
await import('../apps/api/src/web-host/built-site.ts');
// The site loads this where there is a token for TMDB.
await import('../packages/catalogue/src/tmdb/tmdb-catalogue.ts');
// The site loads these when somebody asks what its calls are.
for (const module of ['document', 'page/docs-page']) await import(`../apps/api/src/api-docs/${module}.ts`);
// The site loads these at the first message to the chatbot.
for (const module of ['offline/mind', 'offline/offline-chatbot', 'llm/model-chatbot']) {
  await import(`../packages/chatbot/src/${module}.ts`);
}
for (const module of ['service/run-service', 'service/similar-lists', 'training/train-model']) {
  await import(`../apps/recommender/src/${module}.ts`);
}
await import('../apps/recommender/src/interactions/read-site-interactions.ts');
