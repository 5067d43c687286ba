import { chatbotSuite } from '../chatbot.suite.ts';
import { openMind } from './mind.ts';
import { createOfflineChatbot } from './offline-chatbot.ts';

chatbotSuite({
  name: 'offline',
  create: (source) => createOfflineChatbot({ source, mind: openMind(source) }),
});
